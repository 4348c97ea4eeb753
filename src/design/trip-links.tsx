import { Navigation, Phone } from "lucide-react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button.tsx";

type LinkLook = { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean };

/** The address every map on every phone understands; an installed map opens by itself. */
export const mapAddress = (place: string) =>
  `https://www.google.com/maps/dir/?api=1&travelmode=driving&destination=${encodeURIComponent(place)}`;

type Point = { readonly latitude: number; readonly longitude: number };

/** Opens a point in the map everyone has. */
export const pointAddress = ({ latitude, longitude }: Point) =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;

export const phoneAddress = (number: string) => `tel:${number.replace(/[^+\d]/g, "")}`;

export function NavigateLink({ place, label, ...look }: LinkLook & { place: string; label: string }) {
  return (
    <a href={mapAddress(place)} target="_blank" rel="noopener" className={buttonClass(look)}>
      <Navigation aria-hidden="true" className="size-[1.15em] shrink-0" />
      {label}
    </a>
  );
}

type CallLinkProps = LinkLook & { number: string; name: string; label?: string };

export function CallLink({ number, name, label = "Call", ...look }: CallLinkProps) {
  return (
    <a href={phoneAddress(number)} title={number} className={buttonClass(look)}>
      <Phone aria-hidden="true" className="size-[1.15em] shrink-0" />
      {label}
      <span className="sr-only">{`${name}, ${number}`}</span>
    </a>
  );
}
