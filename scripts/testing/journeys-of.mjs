// Which journeys in a browser a change touches: those whose own files changed, and those that open a page it is part of.
import { nearFiles } from "./reach.mjs";

const isJourney = (file) => /^tests\/[^/]+\.spec\.ts$/.test(file);

/** { touched, passing }: the journeys that changed themselves, and those that only come by. */
export function journeysOf(graph, changed, texts) {
  const near = nearFiles(graph, Object.fromEntries(changed.map((file) => [file, 0])));
  const journeys = Object.keys(texts).filter(isJourney);
  const touched = journeys.filter((journey) => near.has(journey) && isOfTests(journey, changed, graph));
  const addresses = pageAddresses(texts["src/routes.ts"] ?? "")
    .filter(({ file }) => near.has(file))
    .map(({ address }) => address);
  const passing = journeys.filter(
    (journey) => !touched.includes(journey) && addresses.some((address) => opens(texts[journey], address)),
  );
  return { touched, passing };
}

/** A journey may take a word or a number from the product; only a change among the tests themselves makes it run. */
const isOfTests = (journey, changed, graph) => {
  const own = changed.filter((file) => file.startsWith("tests/"));
  return nearFiles(graph, Object.fromEntries(own.map((file) => [file, 0]))).has(journey);
};

/** Each page of the table of addresses with its file. */
export function pageAddresses(routes) {
  let shell = "";
  return [...routes.matchAll(/\bshell\("([^"]+)"|\bpage\("([^"]+)", "([^"]+)"/g)].flatMap(([, name, address, page]) => {
    shell = name ?? shell;
    return page ? [{ address, file: `src/shells/${shell}/pages/${page}.tsx` }] : [];
  });
}

/** `/booking` is opened by "/booking", `/booking?from=…` and "/booking#trip", `/trip/:id` by `/trip/${id}`. */
function opens(text, address) {
  const steady = address.split("/:")[0];
  const rest = address.includes("/:") ? "/" : "[\"'`?#]";
  return new RegExp(`["'\`}]${steady.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}${rest}`).test(text);
}
