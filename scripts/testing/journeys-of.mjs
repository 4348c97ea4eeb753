// The browser journeys that a change affects: those whose own files changed, and those that open an affected
// page.
import { nearFiles } from "./reach.mjs";

const isJourney = (file) => /^tests\/[^/]+\.spec\.ts$/.test(file);

/** { touched, passing }: the journeys whose own files changed, and those that only open an affected page. */
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

/** A journey may import from the product; only a change within the tests themselves makes it run. */
const isOfTests = (journey, changed, graph) => {
  const own = changed.filter((file) => file.startsWith("tests/"));
  return nearFiles(graph, Object.fromEntries(own.map((file) => [file, 0]))).has(journey);
};

/** Each page in the route table with its file. */
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
