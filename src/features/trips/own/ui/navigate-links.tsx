import { Navigation } from "lucide-react";
import { buttonClass } from "#design/button.tsx";
import { mapAddress } from "#design/trip-links.tsx";

const apps = [
  ["Google", mapAddress],
  ["Waze", (place: string) => `https://waze.com/ul?q=${encodeURIComponent(place)}&navigate=yes`],
  ["Apple", (place: string) => `https://maps.apple.com/?daddr=${encodeURIComponent(place)}&dirflg=d`],
] as const;

/** Directions in the driver’s usual map app. */
export function NavigateLinks({ place, label }: { place: string; label: string }) {
  return (
    <div className="grid gap-1.5">
      <p className="flex items-center gap-2 text-on-dark-2 text-sm">
        <Navigation aria-hidden="true" className="size-4" />
        {label}
      </p>
      <div className="grid grid-cols-3 gap-2">
        {apps.map(([app, addressOf]) => (
          <a
            key={app}
            href={addressOf(place)}
            target="_blank"
            rel="noopener"
            className={buttonClass({ variant: "ghost", className: "px-2!" })}
          >
            <span className="sr-only">{label}: </span>
            {app}
          </a>
        ))}
      </div>
    </div>
  );
}
