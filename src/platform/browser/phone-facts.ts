/** Where a phone believed it was. */
export type PhonePlace = { readonly latitude: number; readonly longitude: number; readonly accuracy_m: number };

/** A position this old still says where an event happened, so no one waits for a new one. */
const fixAgeMs = 20_000;
const patienceMs = 6_000;
/** Less accurate positions say nothing, and the server would refuse them with everything sent along. */
const accuracyAtMostM = 1_000_000;

/** Inside an airport a phone gets no new position but still knows a recent one; no one gets far in that time. */
const knownAgeMs = 60_000;
const knownPatienceMs = 500;

/** The phone’s position, if its owner allows it and it is found quickly; else a recent one. */
export const findPlace = async (): Promise<PhonePlace | null> =>
  (await askForPlace({ enableHighAccuracy: true, maximumAge: fixAgeMs, timeout: patienceMs }, patienceMs)) ??
  askForPlace({ maximumAge: knownAgeMs, timeout: 0 }, knownPatienceMs);

const askForPlace = (options: PositionOptions, ms: number): Promise<PhonePlace | null> =>
  new Promise((resolve) => {
    const { geolocation } = navigator as { geolocation?: Geolocation | null };
    if (!geolocation) return resolve(null);
    // The browser’s own timeout doesn’t run while it asks the owner.
    setTimeout(resolve, ms, null);
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        const accuracy_m = Math.round(accuracy);
        resolve(accuracy_m <= accuracyAtMostM ? { latitude, longitude, accuracy_m } : null);
      },
      () => resolve(null),
      options,
    );
  });

type BatteryNavigator = Navigator & { getBattery?: () => Promise<{ readonly level: number }> };

/** Not every browser reports it. */
export async function findBattery(): Promise<number | null> {
  const battery = await (navigator as BatteryNavigator).getBattery?.().catch(() => undefined);
  return battery ? Math.round(battery.level * 100) : null;
}
