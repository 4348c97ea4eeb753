/** Data this device has of someone, by the names of its databases. Small, because every page can sign out. */
export const deviceData = {
  copies: "cts-saved-copies",
  outbox: "cts-outbox",
  pictures: "cts-outbox-pictures",
  positions: "cts-positions",
} as const;

type DeviceData = keyof typeof deviceData;

/** Deletes them; who has one open lets go of it. A browser that keeps nothing for us has nothing to delete. */
export function forgetDeviceData(...names: readonly DeviceData[]): void {
  if (typeof indexedDB === "undefined") return;
  for (const name of names) indexedDB.deleteDatabase(deviceData[name]);
}
