/**
 * A number in the form every provider takes: +27825550199. Numbers without a country code are South African. Null if it
 * can’t be a phone number.
 */
export function dialledNumber(phone: string): string | null {
  const bare = phone.replace(/[^\d+]/g, "").replace(/^00/, "+");
  const number = bare.startsWith("+") ? bare : bare.replace(/^(?:27|0)(?=\d{9}$)/, "+27");
  return /^\+[1-9]\d{7,14}$/.test(number) ? number : null;
}
