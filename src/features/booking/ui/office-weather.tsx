import { CloudRainWind } from "lucide-react";
import { useState } from "react";
import { Button } from "#design/button.tsx";
import { Drawer } from "#design/overlay/drawer.tsx";
import { WeatherDays } from "./office-weather-days.tsx";
import { WeatherForm } from "./office-weather-form.tsx";

/** Bad weather: a day is called too bad, and whoever is booked then may cancel free of charge at once. */
export function OfficeWeather() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        icon={<CloudRainWind aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Bad weather
      </Button>
      <Drawer open={isOpen} onClose={() => setOpen(false)} title="Bad weather">
        {isOpen && (
          <div className="grid gap-8 pb-6">
            <WeatherForm />
            <WeatherDays />
          </div>
        )}
      </Drawer>
    </>
  );
}
