/**
 * Rules that keep things where their name says: a call in the file of its name, an email in its template's
 * file.
 */

import { declaredCalls, unboundCalls } from "./bound-calls.mjs";

/**
 * `waiveFee` of a contract is the function waiveFee in server/waive-fee.ts, beside waive-fee.test.ts; no other file has its name.
 * @param {readonly SourceFile[]} files
 */
export const callsByName = (files) => [
  ...unboundCalls(files),
  ...declaredCalls(files).flatMap((call) => [...namesakes(call, files), ...untested(call, files)]),
];

/** @param {import("./bound-calls.mjs").DeclaredCall} call @param {readonly SourceFile[]} files */
const namesakes = ({ key, name, home }, files) =>
  files
    .filter(({ path }) => path !== home && new RegExp(`^src/.*/${name}\\.tsx?$`).test(path))
    .map(({ path }) => `${path}: has the name of the call ${key}, which is in ${home}`);

/** @param {import("./bound-calls.mjs").DeclaredCall} call @param {readonly SourceFile[]} files */
function untested({ name, home }, files) {
  const test = home.replace(/\.ts$/, ".test.ts");
  const paths = files.map(({ path }) => path);
  const isTested = paths.includes(test) || paths.includes(`${test}x`);
  return isTested || !paths.includes(home) ? [] : [`${home}: has no test beside it (${name}.test.ts)`];
}

/**
 * An email is found by its template: `template: "booking-expired"` is drawn by booking-expired.tsx, or written by
 * send-booking-expired.ts or quote-email.tsx where one file draws several.
 * @param {readonly SourceFile[]} files
 */
export function emailsByName(files) {
  const names = files.map(({ path }) => path.slice(path.lastIndexOf("/") + 1));
  return files
    .filter(({ path }) => /^src\/features\/.*\/server\/[^/]*\.ts$/.test(path) && !path.endsWith(".test.ts"))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^\s*template: "([a-z-]+)",$/gm)].map(([, template]) => ({ path, template })),
    )
    .filter(({ template }) => {
      const named = new RegExp(`^(?:(?:send|write)-)?${template}(?:-email)?s?\\.tsx?$`);
      return !names.some((name) => named.test(name));
    })
    .map(({ path, template }) => `${path}: the email ${template} has no file of its name`);
}

const wordsOf = (/** @type {string} */ text) =>
  text.split(/[/:-]+/).flatMap((word) => (word ? [word.replace(/s$/, "")] : []));

/**
 * A page is found by its address: `/partners/:kind` is partner-kind.tsx, `/tours/:tour` is tour-detail.tsx.
 * @param {readonly SourceFile[]} files
 */
export function pagesByAddress(files) {
  const routes = files.find(({ path }) => path === "src/routes.ts");
  return [...(routes?.text.replace(/\/\*\*.*?\*\//gs, "").matchAll(/\bpage\("([^"]+)", "([a-z-]+)"/g) ?? [])].flatMap(
    ([, address = "", page = ""]) => {
      const words = wordsOf(address);
      const isFirst = words.length === 0 || address === "/admin";
      const last = words.at(-1) ?? "";
      const own = wordsOf(page).filter((word) => word !== "detail");
      const fits = own.every((word) => words.includes(word)) && own.includes(last);
      return isFirst || fits
        ? []
        : [`src/routes.ts: ${address} is shown by ${page}.tsx; a page is called after its address`];
    },
  );
}

const prefixes = /\/(?:office|wizard|manage)-[^/]*$/;

/** @param {readonly string[]} paths */
export const foldersInNames = (paths) =>
  paths
    .filter((path) => /^src\/(?:features|design|domain)\//.test(path) && prefixes.test(path))
    .map((path) => `${path}: the first word of the name is a folder that has not been made`);

/** @typedef {{ path: string, text: string }} SourceFile */
