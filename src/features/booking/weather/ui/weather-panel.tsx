import { CloudRainWind } from "lucide-react";
import { useState } from "react";
import { Button } from "#design/button.tsx";
import { Drawer } from "#design/overlay/drawer.tsx";
import { WeatherDaysList } from "./weather-days-list.tsx";
import { WeatherForm } from "./weather-form.tsx";

/** Bad weather: our team declares a day too bad, and anyone booked for it may cancel free of charge. */
export function WeatherPanel() {
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
            <WeatherDaysList />
          </div>
        )}
      </Drawer>
    </>
  );
}
