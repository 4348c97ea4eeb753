/** Where a phone was, as far as it knew. */
export type PhonePlace = { readonly latitude: number; readonly longitude: number; readonly accuracy_m: number };

/** A fix that old still says where an event happened; no one waits longer for a new one. */
const fixAgeMs = 20_000;
const patienceMs = 6_000;
/** Beyond it a fix says nothing, and the server would take neither it nor what came with it. */
const accuracyAtMostM = 1_000_000;

/** Inside an airport a phone finds no new fix, yet knows where it just was; no one goes far within that. */
const knownAgeMs = 60_000;
const knownPatienceMs = 500;

/** Where the phone is, if its owner lets us know and it finds out soon; else where it was a moment ago. */
export const findPlace = async (): Promise<PhonePlace | null> =>
  (await askForPlace({ enableHighAccuracy: true, maximumAge: fixAgeMs, timeout: patienceMs }, patienceMs)) ??
  askForPlace({ maximumAge: knownAgeMs, timeout: 0 }, knownPatienceMs);

const askForPlace = (options: PositionOptions, ms: number): Promise<PhonePlace | null> =>
  new Promise((resolve) => {
    const { geolocation } = navigator as { geolocation?: Geolocation | null };
    if (!geolocation) return resolve(null);
    // Its own patience does not count while it asks the owner.
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

/** Not every browser tells. */
export async function findBattery(): Promise<number | null> {
  const battery = await (navigator as BatteryNavigator).getBattery?.().catch(() => undefined);
  return battery ? Math.round(battery.level * 100) : null;
}
