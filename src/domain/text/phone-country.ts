/** The most common countries of our customers’ phones: dialling code, and how many digits follow. */
export const phoneCountries = [
  { code: "27", name: "South Africa", fewest: 9, most: 9 },
  { code: "61", name: "Australia", fewest: 9, most: 9 },
  { code: "43", name: "Austria", fewest: 7, most: 13 },
  { code: "32", name: "Belgium", fewest: 8, most: 9 },
  { code: "267", name: "Botswana", fewest: 7, most: 8 },
  { code: "55", name: "Brazil", fewest: 10, most: 11 },
  { code: "86", name: "China", fewest: 10, most: 11 },
  { code: "45", name: "Denmark", fewest: 8, most: 8 },
  { code: "33", name: "France", fewest: 9, most: 9 },
  { code: "49", name: "Germany", fewest: 6, most: 12 },
  { code: "91", name: "India", fewest: 10, most: 10 },
  { code: "353", name: "Ireland", fewest: 7, most: 9 },
  { code: "39", name: "Italy", fewest: 8, most: 11 },
  { code: "254", name: "Kenya", fewest: 9, most: 9 },
  { code: "258", name: "Mozambique", fewest: 8, most: 9 },
  { code: "264", name: "Namibia", fewest: 8, most: 9 },
  { code: "31", name: "Netherlands", fewest: 9, most: 9 },
  { code: "234", name: "Nigeria", fewest: 8, most: 10 },
  { code: "47", name: "Norway", fewest: 8, most: 8 },
  { code: "351", name: "Portugal", fewest: 9, most: 9 },
  { code: "34", name: "Spain", fewest: 9, most: 9 },
  { code: "46", name: "Sweden", fewest: 7, most: 10 },
  { code: "41", name: "Switzerland", fewest: 9, most: 9 },
  { code: "971", name: "United Arab Emirates", fewest: 8, most: 9 },
  { code: "44", name: "United Kingdom", fewest: 9, most: 10 },
  { code: "1", name: "USA and Canada", fewest: 10, most: 10 },
  { code: "263", name: "Zimbabwe", fewest: 8, most: 9 },
] as const;

export const homeCode = "27";

/** A number in two parts. An empty code means a country not on our list; the number then has its own +. */
export type PhoneParts = { readonly code: string; readonly rest: string };

/** Splits the typed text. Without + or 00 it is a number of the chosen country. */
export function phoneParts(text: string, chosen: string = homeCode): PhoneParts {
  const plain = text.trim().replace(/^00/, "+");
  if (!plain.startsWith("+")) return { code: chosen, rest: text };
  const digits = plain.replace(/\D/g, "");
  const country = phoneCountries
    .filter(({ code }) => digits.startsWith(code))
    .toSorted((a, b) => b.code.length - a.code.length)[0];
  return country
    ? { code: country.code, rest: spaced(country.code, digits.slice(country.code.length)) }
    : { code: "", rest: plain };
}

/** The full number as it is sent: +27 82 555 0199, without the leading 0 of national dialling. */
export function wholePhone({ code, rest }: PhoneParts): string {
  if (rest.trim() === "") return "";
  return code === "" ? rest : `+${code} ${spaced(code, rest)}`;
}

/** Only Italy keeps the 0 when dialled from abroad. */
function spaced(code: string, rest: string): string {
  const digits = rest.replace(/\D/g, "").replace(code === "39" ? /^$/ : /^0+/, "");
  if (code === homeCode) return digits.replace(/^(\d{2})(\d{3})(\d+)$/, "$1 $2 $3");
  return digits.replace(/(\d{3})(?=\d{2,})/g, "$1 ");
}

/** The problem with a number, in words for the person typing; null if nothing is, or nothing was typed. */
export function phoneProblem({ code, rest }: PhoneParts): string | null {
  const country = phoneCountries.find((one) => one.code === code);
  if (rest.trim() === "") return null;
  const digits = spaced(code, rest).replace(/\D/g, "").length;
  if (/[a-z]/i.test(rest)) return "A phone number has digits only.";
  if (digits < (country?.fewest ?? 8)) return `This number is too short${country ? ` for ${country.name}` : ""}.`;
  return digits > (country?.most ?? 15) ? `This number is too long${country ? ` for ${country.name}` : ""}.` : null;
}
