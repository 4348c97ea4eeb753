/** The push services of the browsers there are: Chrome and Edge, Firefox, Safari, and Edge on Windows. */
const services = [
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  "web.push.apple.com",
  ".push.services.mozilla.com",
  ".push.apple.com",
  ".notify.windows.com",
];

/**
 * Whether a notification may be sent there. A browser names the address, so it could be any: only known services are
 * spoken to, by https. `extra` are hosts that the operator names, such as a service of their own.
 */
export function isPushAddress(address: string, extra: readonly string[]): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return false;
  if (extra.includes(url.host)) return url.protocol === "https:" || url.protocol === "http:";
  if (url.protocol !== "https:" || url.port !== "") return false;
  return services.some((one) => (one.startsWith(".") ? url.hostname.endsWith(one) : url.hostname === one));
}
