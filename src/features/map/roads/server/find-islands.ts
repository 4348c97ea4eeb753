import { isOneWay } from "./read-roads.ts";

type Edge = { readonly from: number; readonly to: number; readonly flags: number };

/**
 * Roads that cannot be reached, or cannot be left again: those outside the largest strongly connected part of
 * the network (Kosaraju: two traversals, one along the roads and one against them).
 */
export function findIslands(nodes: number, edges: readonly Edge[]): (edge: number) => boolean {
  const along = linksOf(nodes, edges, "along");
  const against = linksOf(nodes, edges, "against");
  const part = new Int32Array(nodes).fill(-1);
  const sizes: number[] = [];
  for (const start of leftLast(along).reverse()) {
    if (part[start] !== -1) continue;
    sizes.push(spread(against, start, part, sizes.length));
  }
  const main = sizes.indexOf(sizes.reduce((most, size) => Math.max(most, size), 0));
  return (at) => {
    const edge = edges[at];
    return !edge || part[edge.from] !== main || part[edge.to] !== main;
  };
}

type Links = { readonly from: Uint32Array; readonly to: Uint32Array };

function linksOf(nodes: number, edges: readonly Edge[], direction: "along" | "against"): Links {
  const pairs = edges.flatMap(({ from, to, flags }): [number, number][] => {
    const [start, end] = direction === "along" ? [from, to] : [to, from];
    return isOneWay(flags)
      ? [[start, end]]
      : [
          [start, end],
          [end, start],
        ];
  });
  const from = new Uint32Array(nodes + 1);
  for (const [start] of pairs) from[start + 1] = (from[start + 1] ?? 0) + 1;
  for (let node = 0; node < nodes; node++) from[node + 1] = (from[node + 1] ?? 0) + (from[node] ?? 0);
  const to = new Uint32Array(pairs.length);
  const next = from.slice();
  for (const [start, end] of pairs) {
    const place = next[start] ?? 0;
    to[place] = end;
    next[start] = place + 1;
  }
  return { from, to };
}

/** All nodes, in the order in which a traversal leaves them. */
function leftLast({ from, to }: Links): number[] {
  const nodes = from.length - 1;
  const isSeen = new Uint8Array(nodes);
  const next = from.slice();
  const order: number[] = [];
  for (let start = 0; start < nodes; start++) {
    if (isSeen[start]) continue;
    isSeen[start] = 1;
    const path = [start];
    for (let here = path.at(-1); here !== undefined; here = path.at(-1)) {
      const place = next[here] ?? 0;
      if (place >= (from[here + 1] ?? 0)) {
        order.push(here);
        path.pop();
        continue;
      }
      next[here] = place + 1;
      const there = to[place] ?? 0;
      if (isSeen[there]) continue;
      isSeen[there] = 1;
      path.push(there);
    }
  }
  return order;
}

/** Marks every unmarked node reachable from here; returns their number. */
function spread({ from, to }: Links, start: number, part: Int32Array, mark: number): number {
  part[start] = mark;
  const open = [start];
  let size = 0;
  for (let here = open.pop(); here !== undefined; here = open.pop()) {
    size++;
    for (let place = from[here] ?? 0; place < (from[here + 1] ?? 0); place++) {
      const there = to[place] ?? 0;
      if (part[there] !== -1) continue;
      part[there] = mark;
      open.push(there);
    }
  }
  return size;
}
