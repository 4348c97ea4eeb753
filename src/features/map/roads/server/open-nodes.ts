/** The open nodes of a search, best first: a heap in two typed arrays. */
export class OpenNodes {
  #ranks: number[] = [];
  #nodes: number[] = [];

  get size(): number {
    return this.#nodes.length;
  }

  push(rank: number, node: number) {
    const [ranks, nodes] = [this.#ranks, this.#nodes];
    let place = nodes.length;
    ranks.push(rank);
    nodes.push(node);
    while (place > 0) {
      const above = (place - 1) >> 1;
      const other = ranks[above] as number;
      if (other <= rank) break;
      ranks[place] = other;
      nodes[place] = nodes[above] as number;
      place = above;
    }
    ranks[place] = rank;
    nodes[place] = node;
  }

  /** Must not be empty. */
  pop(): { readonly rank: number; readonly node: number } {
    const [ranks, nodes] = [this.#ranks, this.#nodes];
    const best = { rank: ranks[0] as number, node: nodes[0] as number };
    const [rank, node] = [ranks.pop() as number, nodes.pop() as number];
    if (nodes.length > 0) this.#sink(rank, node);
    return best;
  }

  #sink(rank: number, node: number) {
    const [ranks, nodes] = [this.#ranks, this.#nodes];
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      if (below >= nodes.length) break;
      if (below + 1 < nodes.length && (ranks[below + 1] as number) < (ranks[below] as number)) below++;
      if ((ranks[below] as number) >= rank) break;
      ranks[place] = ranks[below] as number;
      nodes[place] = nodes[below] as number;
      place = below;
    }
    ranks[place] = rank;
    nodes[place] = node;
  }
}
