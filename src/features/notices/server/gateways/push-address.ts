/** The push services of current browsers: Chrome and Edge, Firefox, Safari, and Edge on Windows. */
const services = [
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  "web.push.apple.com",
  ".push.services.mozilla.com",
  ".push.apple.com",
  ".notify.windows.com",
];

/**
 * Whether a notification may be sent there. The browser supplies the address, so it could be anything: only
 * known services over HTTPS are allowed. `extra` are hosts added by the operator.
 */
export function isPushAddress(address: string, extra: readonly string[]): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return false;
  if (extra.includes(url.host)) return url.protocol === "https:" || url.protocol === "http:";
  if (url.protocol !== "https:" || url.port !== "") return false;
  return services.some((one) => (one.startsWith(".") ? url.hostname.endsWith(one) : url.hostname === one));
}
