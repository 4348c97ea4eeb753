import { bind } from "#platform/bind.ts";
import { weatherContract } from "../contract.ts";
import { declareWeatherDay, previewWeatherDay, weatherDays, withdrawWeatherDay } from "./declare-weather-day.ts";

export const weatherApi = bind(weatherContract, {
  weatherDays,
  previewWeatherDay,
  declareWeatherDay,
  withdrawWeatherDay,
});
