import path from "node:path";

/**
 * Which modules of the browser's part come in one file. Left to itself the build makes a file of every module that two pages
 * share, sixty and more for one page, and a phone spends longer on asking for them than on running them (decision 0097).
 */
type Module = {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
  readonly code: string | null;
};
export type Graph = { getModuleInfo(id: string): Module | null };
type Kind = "entry" | "reading" | "booking" | "step" | "other";
type Users = ReadonlyMap<string, readonly Kind[]>;

const entry = "src/app/pages/entry-client.tsx";
const publicPage = /\/src\/shells\/public\/pages\//;
const wizard = /\/booking\/sale\/ui\/booking-wizard\.tsx$/;
const laterStep = /\/booking\/sale\/ui\/(trip-step|contact-step|review-panel)\.tsx$/;
/** What checks data or signs in: a page that has it from the start is one for dealing, not for reading. */
const dealing = /\/node_modules\/zod\/|\/features\/accounts\/sign-in\//;
/** Long lists, which few need. */
const table = /\.gen\.ts$/;
const icons = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;

/** Each takes what the ones before it have left, so none needs a file that comes later and no two need each other. */
const files = ["base", "reading", "wizard", "steps"] as const;
type FileName = (typeof files)[number];

/** For the build: which modules go into which of these files; all others stay with the only page that needs them. */
export function fileGroups(root = process.cwd()) {
  let found: ReadonlyMap<string, FileName> | undefined;
  const fileOf = (id: string, graph: Graph) => {
    found ??= chooseFiles(graph, path.posix.join(root, entry));
    return found.get(id);
  };
  return files.map((file, index) => ({
    name: (id: string, graph: Graph) => (fileOf(id, graph) === file ? file : null),
    debugName: file,
    priority: files.length - index,
    includeDependenciesRecursively: false,
  }));
}

function chooseFiles(graph: Graph, entryId: string): ReadonlyMap<string, FileName> {
  const found = new Map<string, FileName>();
  for (const [id, by] of readUsers(graph, entryId)) {
    const file = fileFor(by);
    if (file === "base" || (file && !hasTable(graph, id))) found.set(id, file);
  }
  return found;
}

function fileFor(by: readonly Kind[]): FileName | undefined {
  if (by.includes("entry")) return "base";
  if (by.length < 2) return undefined;
  if (by.includes("reading")) return "reading";
  if (by.includes("booking")) return "wizard";
  return by.every((one) => one === "step") ? "steps" : undefined;
}

/** For each module what cannot do without it: the entry, pages, and whatever else is fetched by itself. */
function readUsers(graph: Graph, entryId: string): Users {
  const users = new Map<string, Kind[]>();
  const isKnown = new Set<string>([entryId]);
  // Grows while it is walked through.
  for (const start of isKnown) {
    const needed = neededBy(graph, start);
    const kind = start === entryId ? "entry" : kindOf(start, needed);
    for (const id of needed) {
      users.set(id, [...(users.get(id) ?? []), kind]);
      for (const later of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) isKnown.add(later);
    }
  }
  return users;
}

function kindOf(start: string, needed: ReadonlySet<string>): Kind {
  if (laterStep.test(start)) return "step";
  if (!publicPage.test(start)) return "other";
  const ids = [...needed];
  if (ids.some((id) => dealing.test(id))) return "other";
  return ids.some((id) => wizard.test(id)) ? "booking" : "reading";
}

const hasTable = (graph: Graph, id: string) => [...neededBy(graph, id)].some((one) => table.test(one));

function neededBy(graph: Graph, start: string): ReadonlySet<string> {
  const needed = new Set([start]);
  for (const id of needed) for (const next of importsOf(graph, id)) needed.add(next);
  return needed;
}

/** All icons are listed in one module; only those that are named count. */
function importsOf(graph: Graph, id: string): readonly string[] {
  const { importedIds = [], code } = graph.getModuleInfo(id) ?? {};
  return importedIds.flatMap((next) => (icons.test(next) ? iconsIn(code ?? "", next, graph) : [next]));
}

function iconsIn(code: string, list: string, graph: Graph): readonly string[] {
  const files = iconFiles(graph.getModuleInfo(list)?.code ?? "");
  const names = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)].flatMap(
    ([, inside = ""]) => inside.split(",").map((one) => one.trim().split(/\s/)[0] ?? ""),
  );
  return names.flatMap((name) => {
    const file = files.get(name);
    return file ? [path.posix.join(path.posix.dirname(list), file)] : [];
  });
}

let known: ReadonlyMap<string, string> | undefined;
const iconFiles = (code: string) =>
  (known ??= new Map(
    [...code.matchAll(/export \{([^}]*)\} from '([^']*)'/g)].flatMap(([, names = "", file = ""]) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = ""]) => [name, file] as const),
    ),
  ));
