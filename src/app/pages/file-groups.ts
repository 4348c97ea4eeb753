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
type Kind = "entry" | "reading" | "booking" | "contract" | "step" | "other";
type Users = ReadonlyMap<string, readonly Kind[]>;
type Walk = (start: string) => ReadonlySet<string>;

const entry = "src/app/pages/entry-client.tsx";
const publicPage = /\/src\/shells\/public\/pages\//;
const wizard = /\/selling\/sale\/ui\/booking-wizard\.tsx$/;
const laterStep = /\/selling\/sale\/ui\/(trip-step|contact-step|review-panel)\.tsx$/;
const contract = /\/contract\.ts$/;
const checking = /\/node_modules\/zod\//;
const feature = /\/src\/features\//;
const signingIn = /\/features\/accounts\/sign-in\//;
const suggesting = /\/node_modules\/downshift\//;
/** Long lists that few pages need. */
const table = /\.gen\.ts$/;
const icons = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;

/** Each group takes what earlier ones left, so none needs a later file and no two need each other. */
const files = ["base", "common", "reading", "facts", "rules", "fields", "search", "wizard", "steps"] as const;
type FileName = (typeof files)[number];

/** Which modules go into which of these files; all others stay with the only page that needs them. */
export function fileGroups(root = process.cwd()) {
  let result: ReadonlyMap<string, FileName> | undefined;
  const fileOf = (id: string, graph: Graph) => {
    result ??= chooseFiles(graph, path.posix.join(root, entry));
    return result.get(id);
  };
  return files.map((file, index) => ({
    name: (id: string, graph: Graph) => (fileOf(id, graph) === file ? file : null),
    debugName: file,
    priority: files.length - index,
    includeDependenciesRecursively: false,
  }));
}

function chooseFiles(graph: Graph, entryId: string): ReadonlyMap<string, FileName> {
  const neededBy = walkIn(graph);
  const seen = new Map<string, FileName>();
  for (const [id, by] of readUsers(graph, entryId, neededBy)) {
    const file = fileFor(id, by, (what) => [...neededBy(id)].some((one) => what.test(one)));
    if (file) seen.set(id, file);
  }
  return seen;
}

function fileFor(id: string, by: readonly Kind[], needs: (what: RegExp) => boolean): FileName | undefined {
  if (by.includes("entry")) return "base";
  if (by.length < 2 || by.every((one) => one === "other") || needs(table)) return undefined;
  if (by.includes("reading")) return by.includes("other") ? "common" : "reading";
  if (by.includes("contract")) return needs(checking) ? rulesFor(id) : "facts";
  if (by.includes("other")) return needs(suggesting) ? "search" : "fields";
  return by.includes("booking") ? "wizard" : "steps";
}

/** Validation code without any feature's contract: each takes time to build, and few pages need two. */
const rulesFor = (id: string) => (feature.test(id) ? undefined : "rules");

/** For each module what depends on it: the entry, pages, and whatever is fetched separately. */
function readUsers(graph: Graph, entryId: string, neededBy: Walk): Users {
  const users = new Map<string, Kind[]>();
  const isKnown = new Set<string>([entryId]);
  // Grows while it is iterated.
  for (const start of isKnown) {
    const needed = neededBy(start);
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
  if (contract.test(start)) return "contract";
  if (!publicPage.test(start)) return "other";
  const ids = [...needed];
  // A page that validates or signs in from the start is interactive, not just for reading.
  if (ids.some((id) => checking.test(id) || signingIn.test(id))) return "other";
  return ids.some((id) => wizard.test(id)) ? "booking" : "reading";
}

/** A module and everything it imports. One module lists all icons; only those imported by name count. */
function walkIn(graph: Graph): Walk {
  let iconFiles: ReadonlyMap<string, string> | undefined;
  const importsOf = (id: string) => {
    const { importedIds = [], code } = graph.getModuleInfo(id) ?? {};
    return importedIds.flatMap((next) => {
      if (!icons.test(next)) return [next];
      iconFiles ??= filesOfIcons(graph.getModuleInfo(next)?.code ?? "");
      return iconsNamed(code ?? "").flatMap((name) => {
        const file = iconFiles?.get(name);
        return file ? [path.posix.join(path.posix.dirname(next), file)] : [];
      });
    });
  };
  return (start) => {
    const needed = new Set([start]);
    for (const id of needed) for (const next of importsOf(id)) needed.add(next);
    return needed;
  };
}

const iconsNamed = (code: string) =>
  [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)].flatMap(([, names = ""]) =>
    names.split(",").map((one) => one.trim().split(/\s/)[0] ?? ""),
  );

const filesOfIcons = (code: string) =>
  new Map(
    [...code.matchAll(/export \{([^}]*)\} from '([^']*)'/g)].flatMap(([, names = "", file = ""]) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = ""]) => [name, file] as const),
    ),
  );
