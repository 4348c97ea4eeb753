/** The value of a variable in an example and in the length of a text: about as long as it usually is. */
const known: readonly (readonly [RegExp, string])[] = [
  [/^mark$|^booked_by$/, ""],
  [/^cancellation$/, "Cancelling is free until 24 hours before pickup."],
  [/^terms$/, "terms of 12 November 2026"],
  [/(^|_)link(_|$|\d)|_url$/, "https://transfers.example.com/c/K7PM3QXR"],
  [/^(booking_)?reference$/, "ABC-7K3M9Q"],
  [/^invoice$|(^|_)number$|credits_number|replaced/, "INV-00001"],
  [/first_name|^name$|passenger$|traveller$|^payer/, "Thandi"],
  [/company_name/, "Starlight Transfers"],
  [/driver_name|^driver$|relief_name|crew/, "Sipho"],
  [/host|partner|inviter/, "Sea View House"],
  [/_name$|^who$|^by$/, "Thandi Mokoena"],
  [/plate/, "CA 123-456"],
  [/vehicle/, "Hyundai Staria"],
  [/pin$|code$/, "4821"],
  [/phone|^on_phone$/, "+27 21 555 0188"],
  [/call_us/, "call +27 21 555 0188"],
  [/^minutes$|^days$|^hours$|^left$|^passengers$|^count/, "3"],
  [/amount|due$|total|fee|deposit|refund$|surplus|over$|claimed|apart|price|lowest|^open$/, "R1\u00a0250"],
  [/(^|_)at$|until|_by$|^when$|^before$|promised/, "Sat 28 Nov 2026, 14:00"],
  [/^day$|^month/, "28 November 2026"],
  [/from$|^place$|pickup_location/, "Cape Town International Airport"],
  [/^to$|destination|relief_to/, "12 Kloof Street, Gardens"],
];

export const typicalValue = (name: string): string =>
  known.find(([pattern]) => pattern.test(name))?.[1] ?? name.replaceAll("_", " ");

export const typicalValues = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, typicalValue(name)]));
