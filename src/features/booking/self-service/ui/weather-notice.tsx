import { CloudRainWind } from "lucide-react";
import { Alert } from "#design/alert.tsx";
import { formatFullDate } from "#design/dates/date-text.tsx";
import type { DeclaredWeather } from "../contract.ts";

/** Our team declared a day of this trip too bad: the reason, and the options. */
export function WeatherNotice({ weather }: { weather: readonly DeclaredWeather[] }) {
  if (weather.length === 0) return null;
  return (
    <Alert
      tone="warn"
      icon={<CloudRainWind />}
      title={`Bad weather on ${weather.map(({ day }) => formatFullDate(day)).join(" and ")}`}
    >
      {[...new Set(weather.map(({ reason }) => reason))].join(" ")} You can change to another date, or cancel for free
      with the weather as the reason. If you do nothing, your booking is unchanged.
    </Alert>
  );
}
