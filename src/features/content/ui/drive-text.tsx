type Drive = { readonly km: number; readonly minutes: number };

/** "122 km, 1 h 30 min": how far and how long, without a break inside a figure. */
export function DriveText({ drive, className }: { drive: Drive; className?: string }) {
  return (
    <span className={className}>
      {drive.km} km, {hoursAndMinutes(drive.minutes)}
    </span>
  );
}

const space = "\u00a0";

export function hoursAndMinutes(minutes: number) {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}${space}min`;
  return rest === 0 ? `${hours}${space}h` : `${hours}${space}h ${rest}${space}min`;
}
