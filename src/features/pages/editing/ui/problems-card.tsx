import { Alert } from "#design/alert.tsx";
import type { Block } from "#domain/page/blocks.ts";
import { findBlock } from "#domain/page/edit-blocks.ts";
import { blockName } from "#domain/page/page-difference.ts";
import type { PageProblem } from "#domain/page/page-problems.ts";

type ProblemsCardProps = {
  problems: readonly PageProblem[];
  blocks: readonly Block[];
  onLead: (problem: PageProblem) => void;
};

/** The reasons a page can’t be published, each of which leads to its field. */
export function ProblemsCard({ problems, blocks, onLead }: ProblemsCardProps) {
  if (problems.length === 0) return null;
  const count = problems.length === 1 ? "One thing keeps" : `${problems.length} things keep`;
  return (
    <Alert tone="warn" title={`${count} this page from being published`}>
      <ul aria-label="To mend before publishing" className="mt-1 grid gap-1">
        {problems.map((problem) => (
          <li key={`${problem.block} ${problem.field} ${problem.message}`}>
            <button type="button" onClick={() => onLead(problem)} className="text-start text-sm underline">
              {placeOf(problem, blocks)}: {problem.message}
            </button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function placeOf({ block, field }: PageProblem, blocks: readonly Block[]): string {
  const found = block === "" ? undefined : findBlock(blocks, block);
  if (found) return blockName(found);
  return field === "blocks" ? "Blocks" : "Search engines";
}
