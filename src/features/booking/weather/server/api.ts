import { bind } from "#platform/bind.ts";
import { weatherContract } from "../contract.ts";
import { declareWeatherDay } from "./declare-weather-day.ts";
import { previewWeatherDay } from "./preview-weather-day.ts";
import { weatherDays } from "./weather-days.ts";
import { withdrawWeatherDay } from "./withdraw-weather-day.ts";

export const weatherApi = bind(weatherContract, {
  weatherDays,
  previewWeatherDay,
  declareWeatherDay,
  withdrawWeatherDay,
});
