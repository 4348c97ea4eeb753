import { bind } from "#platform/bind.ts";
import { weatherContract } from "../weather-contract.ts";
import { declareWeatherDay, weatherDays, weighWeatherDay, withdrawWeatherDay } from "./declare-weather.ts";

export const weatherApi = bind(weatherContract, {
  weatherDays,
  weighWeatherDay,
  declareWeatherDay,
  withdrawWeatherDay,
});
