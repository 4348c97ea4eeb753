const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const digitValues = new Map([...digits].map((digit, value) => [digit.charCodeAt(0), value]));

/** The bytes of a text in Base64. The domain knows no platform that would do it, neither Node nor a browser. */
export function bytesOf(packed: string): Uint8Array<ArrayBuffer> {
  const length = packed.replace(/=+$/, "").length;
  const bytes = new Uint8Array(Math.floor((length * 6) / 8));
  let [bits, held, next] = [0, 0, 0];
  for (let at = 0; at < length; at++) {
    held = (held << 6) | (digitValues.get(packed.charCodeAt(at)) ?? 0);
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[next] = (held >> bits) & 0xff;
    next += 1;
    held &= (1 << bits) - 1;
  }
  return bytes;
}
