import path from "node:path";

type SourceFile = { readonly path: string; readonly text: string };

/** A feature's shared folders; every other folder is a topic. */
const sharedFolders = new Set(["server", "ui", "words", "emails", "gateways"]);

/** "booking/desk", or undefined if a file belongs to a whole feature or to none. */
function topicOf(file: string): string | undefined {
  const [src, features, feature, folder, ...rest] = file.split("/");
  const isTopic = src === "src" && features === "features" && folder && rest.length > 0 && !sharedFolders.has(folder);
  return isTopic ? `${feature}/${folder}` : undefined;
}

/** The topics that a topic imports from, including contracts. */
export function topicGraph(files: readonly SourceFile[]): ReadonlyMap<string, ReadonlySet<string>> {
  const graph = new Map<string, Set<string>>();
  for (const file of files) {
    const from = topicOf(file.path);
    if (!from) continue;
    const needed = graph.get(from) ?? new Set<string>();
    graph.set(from, needed);
    for (const [, specifier = ""] of file.text.matchAll(/(?:from|import\() ?"(\.[^"]+)"/g)) {
      const to = topicOf(path.posix.join(path.posix.dirname(file.path), specifier));
      if (to && to !== from) needed.add(to);
    }
  }
  return graph;
}

/** Each topic that depends on itself, with the cycle. */
export function topicCycles(graph: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  return [...graph.keys()].flatMap((start) => {
    const way = wayBack(graph, start);
    return way ? [[start, ...way].join(" → ")] : [];
  });
}

function wayBack(graph: ReadonlyMap<string, ReadonlySet<string>>, start: string): readonly string[] | undefined {
  const ways = [...(graph.get(start) ?? [])].map((topic) => [topic]);
  const isKnown = new Set<string>();
  for (const way of ways) {
    const last = way.at(-1) ?? "";
    if (last === start) return way;
    if (isKnown.has(last)) continue;
    isKnown.add(last);
    for (const next of graph.get(last) ?? []) ways.push([...way, next]);
  }
  return undefined;
}
