import { type Block, innerBlocks, slotOf } from "./blocks.ts";
import { isSameValue } from "./same-value.ts";

/** Both changed the same thing: mine stays, and theirs is shown. */
export type MergeConflict =
  | {
      readonly block: string;
      readonly is: "field";
      readonly field: string;
      readonly mine: unknown;
      readonly theirs: unknown;
    }
  /** One deleted what the other changed: it is kept. */
  | { readonly block: string; readonly is: "deleted" }
  | { readonly block: string; readonly is: "place" };

export type MergedBlocks = { readonly blocks: readonly Block[]; readonly conflicts: readonly MergeConflict[] };

/** A block without those inside it, and the block it lies in; "" is the page itself. */
type Placed = { readonly block: Block; readonly values: Readonly<Record<string, unknown>>; readonly parent: string };
type Tree = { readonly placed: ReadonlyMap<string, Placed>; readonly order: ReadonlyMap<string, readonly string[]> };

const page = "";

/**
 * Two people’s blocks made one, from the version both started with. What only one changed is taken over, field by field,
 * with its place and order. Nothing that someone added or changed is lost, and no block is there twice.
 */
export function mergeBlocks(base: readonly Block[], mine: readonly Block[], theirs: readonly Block[]): MergedBlocks {
  const trees = { base: treeOf(base), mine: treeOf(mine), theirs: treeOf(theirs) };
  const conflicts: MergeConflict[] = [];
  const merged = new Map<string, Placed>();
  for (const id of new Set([...trees.theirs.placed.keys(), ...trees.mine.placed.keys()])) {
    const [was, my, their] = [trees.base.placed.get(id), trees.mine.placed.get(id), trees.theirs.placed.get(id)];
    const one = my && their ? bothKept(was, { my, their }, conflicts) : keptByOne(was, my ?? their, conflicts);
    if (one) merged.set(id, one);
  }
  bringBackParents(merged, trees, conflicts);
  breakRings(merged, trees, conflicts);
  return { blocks: build(page, merged, trees), conflicts };
}

function treeOf(blocks: readonly Block[]): Tree {
  const placed = new Map<string, Placed>();
  const order = new Map<string, readonly string[]>();
  const visit = (list: readonly Block[], parent: string) => {
    order.set(
      parent,
      list.map(({ id }) => id),
    );
    for (const block of list) {
      const slot = slotOf(block.kind);
      const values = Object.entries(block.values).filter(([name]) => name !== slot);
      placed.set(block.id, { block, values: Object.fromEntries(values), parent });
      if (slot !== null) visit(innerBlocks(block), block.id);
    }
  };
  visit(blocks, page);
  return { placed, order };
}

/** Only one of us has it: new, or deleted by the other. */
function keptByOne(was: Placed | undefined, left: Placed | undefined, conflicts: MergeConflict[]): Placed | undefined {
  if (!was || !left) return left;
  const isUntouched = isSameValue(was.values, left.values) && was.parent === left.parent;
  if (isUntouched) return undefined;
  conflicts.push({ block: left.block.id, is: "deleted" });
  return left;
}

function bothKept(
  was: Placed | undefined,
  { my, their }: { readonly my: Placed; readonly their: Placed },
  conflicts: MergeConflict[],
): Placed {
  const { id } = my.block;
  const values: Record<string, unknown> = {};
  for (const field of Object.keys({ ...their.values, ...my.values })) {
    const [before, mine, theirs] = [was?.values[field], my.values[field], their.values[field]];
    values[field] = isSameValue(mine, before) ? theirs : mine;
    if (!(isSameValue(mine, before) || isSameValue(theirs, before) || isSameValue(mine, theirs)))
      conflicts.push({ block: id, is: "field", field, mine, theirs });
  }
  const iMoved = my.parent !== was?.parent;
  if (iMoved && their.parent !== was?.parent && my.parent !== their.parent) conflicts.push({ block: id, is: "place" });
  return { block: my.block, values, parent: iMoved ? my.parent : their.parent };
}

type Trees = { readonly base: Tree; readonly mine: Tree; readonly theirs: Tree };

/** A block that is kept needs the block it lies in. */
function bringBackParents(
  merged: Map<string, Placed>,
  { base, mine, theirs }: Trees,
  conflicts: MergeConflict[],
): void {
  for (const { parent } of [...merged.values()])
    for (let up = parent; up !== page && !merged.has(up); ) {
      const one = mine.placed.get(up) ?? theirs.placed.get(up) ?? base.placed.get(up);
      if (!one) break;
      merged.set(up, one);
      conflicts.push({ block: up, is: "deleted" });
      up = one.parent;
    }
}

/** I put one into the other while they did the reverse: such a ring hangs on nothing, and their places hold. */
function breakRings(merged: Map<string, Placed>, { theirs }: Trees, conflicts: MergeConflict[]): void {
  for (const id of merged.keys()) {
    const seen = new Set<string>();
    for (let at = id; at !== page && !seen.has(at); at = merged.get(at)?.parent ?? page) seen.add(at);
    const isRing = [...seen].every(
      (one) => merged.get(one)?.parent !== page && merged.has(merged.get(one)?.parent ?? page),
    );
    if (!isRing) continue;
    for (const one of seen) {
      const placed = merged.get(one);
      const parent = theirs.placed.get(one)?.parent ?? page;
      if (placed) merged.set(one, { ...placed, parent: merged.has(parent) ? parent : page });
    }
    conflicts.push({ block: id, is: "place" });
  }
}

function build(parent: string, merged: ReadonlyMap<string, Placed>, trees: Trees): readonly Block[] {
  const kept = new Set([...merged].filter(([, one]) => one.parent === parent).map(([id]) => id));
  return mergeOrder(parent, kept, trees).flatMap((id) => {
    const one = merged.get(id);
    if (!one) return [];
    const slot = slotOf(one.block.kind);
    const inner = slot === null ? {} : { [slot]: build(id, merged, trees) };
    return { ...one.block, values: { ...one.values, ...inner } } as Block;
  });
}

/** The order of the one who changed it; additions of the other stay behind their neighbours. */
function mergeOrder(parent: string, kept: ReadonlySet<string>, trees: Trees): readonly string[] {
  const [base, mine, theirs] = [trees.base, trees.mine, trees.theirs].map(({ order }) => order.get(parent) ?? []) as [
    readonly string[],
    readonly string[],
    readonly string[],
  ];
  const shared = (list: readonly string[]) =>
    list.filter((id) => base.includes(id) && mine.includes(id) && theirs.includes(id)).join();
  const [first, second] = shared(mine) === shared(base) ? [theirs, mine] : [mine, theirs];
  const order = first.filter((id) => kept.has(id));
  second.forEach((id, at) => {
    if (!kept.has(id) || order.includes(id)) return;
    const neighbour = second.slice(0, at).findLast((one) => order.includes(one));
    order.splice(neighbour === undefined ? 0 : order.indexOf(neighbour) + 1, 0, id);
  });
  return [...order, ...[...kept].filter((id) => !order.includes(id))];
}
