import { useRef } from "react";
import { type Block, eachBlock } from "#domain/page/blocks.ts";
import { blockName } from "#domain/page/page-difference.ts";
import type { PageProblem } from "#domain/page/page-problems.ts";

/** As far as we need it. */
type Axe = {
  run(
    context: { include: Element[]; exclude: string[][] },
    options: object,
  ): Promise<{ readonly violations: readonly Violation[] }>;
};
type Violation = {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly element?: Element | null }[];
};

/** A page of blocks lies in a frame of its own: these rules are about whole pages. */
const wholePage = ["region", "landmark-one-main", "page-has-heading-one", "bypass", "document-title", "html-has-lang"];

/** Runs axe over the drawn draft in each of these windows, and says which block each fault is in. */
export function useAxe() {
  const loaded = useRef(new WeakMap<Document, Promise<Axe>>());
  return async (pages: readonly Document[], blocks: readonly Block[]): Promise<readonly PageProblem[]> => {
    const found = new Map<string, PageProblem>();
    for (const page of pages) {
      const root = page.querySelector("[data-page-draft]");
      if (!root) continue;
      const ready = loaded.current.get(page) ?? loadAxe(page);
      loaded.current.set(page, ready);
      const { violations } = await (await ready).run(
        { include: [root], exclude: [["[data-editor]"]] },
        {
          elementRef: true,
          resultTypes: ["violations"],
          rules: Object.fromEntries(wholePage.map((id) => [id, { enabled: false }])),
        },
      );
      for (const violation of violations)
        for (const { element } of violation.nodes) {
          const block = element?.closest<HTMLElement>("[data-drawn]")?.dataset.drawn ?? "";
          found.set(`${block} ${violation.id}`, { block, field: "", message: messageOf(violation, block, blocks) });
        }
    }
    return [...found.values()];
  };
}

function messageOf({ help }: Violation, id: string, blocks: readonly Block[]): string {
  const block = [...eachBlock(blocks)].find((one) => one.block.id === id)?.block;
  return `${block ? blockName(block) : "The page"}: ${help}.`;
}

/** It must run in the document that it checks, and comes as a file of ours, so that the policy stays as strict as it is. */
async function loadAxe(page: Document): Promise<Axe> {
  const { default: address } = await import("axe-core/axe.min.js?url");
  await new Promise<void>((resolve, reject) => {
    const script = page.createElement("script");
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error("The accessibility check could not be loaded."));
    page.head.append(script);
  });
  return Reflect.get(page.defaultView ?? {}, "axe") as Axe;
}
