/** Data this device stores about someone, by database name. Small, because every page can sign out. */
export const deviceData = {
  copies: "cts-saved-copies",
  outbox: "cts-outbox",
  pictures: "cts-outbox-pictures",
  positions: "cts-positions",
} as const;

type DeviceData = keyof typeof deviceData;

/** Deletes them; open ones are closed first. A browser that stores nothing has nothing to delete. */
export function forgetDeviceData(...names: readonly DeviceData[]): void {
  if (typeof indexedDB === "undefined") return;
  for (const name of names) indexedDB.deleteDatabase(deviceData[name]);
}
