/** Rules that keep things where their name says: a call in the file of its name, and no folder too full to read. */

const kebab = (/** @type {string} */ key) => key.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/**
 * `waiveFee` of a contract is the function waiveFee in server/waive-fee.ts, beside waive-fee.test.ts.
 * @param {readonly SourceFile[]} files
 */
export function callsByName(files) {
  const paths = new Set(files.map(({ path }) => path));
  return files
    .filter(({ path }) => /^src\/features\/.*contract\.ts$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^ {2}(\w+): call\(/gm)].flatMap(([, key = ""]) => callProblem({ path, key, files, paths })),
    );
}

/** @param {{ path: string, key: string, files: readonly SourceFile[], paths: ReadonlySet<string> }} call */
function callProblem({ path, key, files, paths }) {
  const name = kebab(key);
  const homes = files.filter((file) => new RegExp(`^src/features/.*/server/${name}\\.ts$`).test(file.path));
  const twin = files.find((file) => file !== homes[0] && new RegExp(`^src/.*/${name}\\.tsx?$`).test(file.path));
  const [home] = homes;
  if (!home || homes.length > 1)
    return [`${path}: ${key} has ${homes.length} files called server/${name}.ts; a call is found by its name, in one`];
  if (twin) return [`${twin.path}: has the name of the call ${key}, which is in ${home.path}`];
  const isExported = new RegExp(`^export (?:async )?(?:function|const) ${key}\\b`, "m").test(home.text);
  if (!isExported) return [`${home.path}: exports no ${key}, though it is the file of that call`];
  const test = home.path.replace(/\.ts$/, ".test.ts");
  return paths.has(test) || paths.has(`${test}x`) ? [] : [`${home.path}: has no test beside it (${name}.test.ts)`];
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

const filesAtMost = 40;
/** Read by number, or each by its name. */
const mayGrow = /^src\/db\/(migrations|views)$|\/fonts$/;

/** @param {readonly string[]} paths */
export function crowdedFolders(paths) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const path of paths.filter((each) => each.startsWith("src/"))) {
    const folder = path.slice(0, path.lastIndexOf("/"));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > filesAtMost && !mayGrow.test(folder))
    .map(([folder, count]) => `${folder}: ${count} files, ${filesAtMost} is the most; it is several topics`);
}

const prefixes = /\/(?:office|wizard|manage)-[^/]*$/;

/** @param {readonly string[]} paths */
export const foldersInNames = (paths) =>
  paths
    .filter((path) => /^src\/(?:features|design|domain)\//.test(path) && prefixes.test(path))
    .map((path) => `${path}: the first word of the name is a folder that has not been made`);

/** @typedef {{ path: string, text: string }} SourceFile */
