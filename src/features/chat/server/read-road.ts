import { locate } from "#domain/geography/locate.ts";
import type { Place } from "#domain/geography/place.ts";

/** Both ends of a trip, as far as they are known places. */
export type Road = { readonly from: Place | undefined; readonly to: Place | undefined };

const longestName = 6;

/**
 * "From the airport to Sea Point", "airport - Sea Point", "to the airport from Sea Point": the places in
 * driving order.
 */
export function readRoad(message: string): Road {
  const said = arrowsAsWords(message);
  const to = after(said, /\b(?:to|into|towards|reach|reaching)\s+(?:the\s+)?/gi);
  const from =
    after(said, /\b(?:from|leaving|between)\s+(?:the\s+)?/gi) ??
    before(said) ??
    (to && after(said, /\bpick\w*(?:[ -]?up)?(?: us| me)?(?: up)? (?:at|in)\s+(?:the\s+)?/gi)) ??
    airportBefore(said, to);
  if (from && !to) return { from, to: after(said, /\band\s+(?:the\s+)?/gi) };
  return { from, to };
}

/** A place without "from" or "to" to say which end it is. */
export function placeNamed(message: string): Place | undefined {
  const words = wordsOf(message);
  for (let length = longestName; length >= 1; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const place = placeOf(words.slice(at, at + length).join(" "));
      if (place) return place;
    }
  return undefined;
}

/** "Airport -> Hout Bay" and "airport–Hermanus" mean to. */
const arrowsAsWords = (message: string) =>
  message.replaceAll(/\s*(?:-+>|→|=>|>)\s*|\s+[-–—]\s+|(?<=airport)\s*[-–—/]\s*/gi, " to ");

/** "To our hotel in Green Point" goes to Green Point. */
const aStayIn =
  /^(?:our |my |the |a |an )?(?:hotel|guest ?house|airbnb|apartment|flat|villa|house|place|lodge|accommodation|hostel) (?:in|at|near|on) (?:the )?/i;

function after(said: string, word: RegExp): Place | undefined {
  for (const { index, 0: result } of said.matchAll(word)) {
    const place = placeAtStart(said.slice(index + result.length).replace(aStayIn, ""));
    if (place) return place;
  }
  return undefined;
}

/** "Stellenbosch to Franschhoek": the place right before the word. */
function before(said: string): Place | undefined {
  for (const { index } of said.matchAll(/\s+to\s+/gi)) {
    const place = placeAtEnd(said.slice(0, index));
    if (place) return place;
  }
  return undefined;
}

/** "Airport pickup to Camps Bay". */
const airportBefore = (said: string, to: Place | undefined): Place | undefined =>
  to && to.kind !== "airport" && /\bairport\b(?! hotel)/i.test(said) ? placeOf("airport") : undefined;

const wordsOf = (text: string) => text.split(/[\s,;?!()]+|\.(?=\s|$)/).filter(Boolean);

/** A name ends with its sentence, so only the text before a punctuation mark counts. */
function placeAtStart(text: string): Place | undefined {
  const words = wordsOf(/^[^,;?!()]*/.exec(text)?.[0] ?? "").slice(0, longestName);
  return firstPlace(words.map((_, at) => words.slice(0, words.length - at).join(" ")));
}

function placeAtEnd(text: string): Place | undefined {
  const words = wordsOf(/[^,;?!()]*$/.exec(text)?.[0] ?? "").slice(-longestName);
  return firstPlace(words.map((_, at) => words.slice(at).join(" ")));
}

function firstPlace(names: readonly string[]): Place | undefined {
  for (const name of names) {
    const place = placeOf(name);
    if (place) return place;
  }
  return undefined;
}

/** The names of the airport and the city centre. */
const otherNames: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:the )?(?:(?:cape town )?(?:international )?airport|cape town international|cpt)$/i,
    "Cape Town International Airport",
  ],
  [/^(?:the )?(?:city|town|city centre|city center|centre|center|cbd|cape town|capetown|downtown)$/i, "Cape Town"],
  [/^(?:the )?(?:cableway|cable car|cable way)$/i, "Table Mountain"],
  [/^plett$/i, "Plettenberg Bay"],
  [/^(?:blouberg|bloubergstrand|big bay)$/i, "Bloubergstrand"],
];

function placeOf(said: string): Place | undefined {
  const name = said.trim().replace(/['’]s$/, (end) => end);
  if (name.length < 3) return undefined;
  const meant = otherNames.find(([pattern]) => pattern.test(name))?.[1] ?? name;
  return locate(meant).place ?? undefined;
}
