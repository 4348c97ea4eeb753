import { ArrowLeft, CircleCheck } from "lucide-react";
import { Button } from "#design/button.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { Tabs } from "#design/tabs.tsx";
import { type BlockPlace, changeBlock, findBlock } from "#domain/page/edit-blocks.ts";
import { blockName } from "#domain/page/page-difference.ts";
import { changeDraft } from "#domain/page/page-draft.ts";
import { metaLimits, type PageMeta, type PageProblem } from "#domain/page/page-problems.ts";
import { BlockForm } from "../../ui/block-form.tsx";
import { MarkedText } from "../../ui/marked-text.tsx";
import { BlockFormContext, type BlockFormKit } from "../../ui/use-block-form-kit.ts";
import { BlockOutline } from "./block-outline.tsx";
import { Conflicts } from "./sync-notes.tsx";
import type { BlockActs } from "./use-block-acts.ts";
import type { PageEditor } from "./use-page-draft.ts";

export type SideTab = "blocks" | "page" | "check";

type SidePanelProps = {
  editor: PageEditor;
  acts: BlockActs;
  kit: BlockFormKit;
  problems: readonly PageProblem[];
  tab: SideTab;
  onTab: (tab: SideTab) => void;
  /** The block whose form is open; "" shows the list. */
  opened: string;
  onOpen: (id: string) => void;
  onAdd: (place: BlockPlace) => void;
  onLead: (problem: PageProblem) => void;
};

/** The list of blocks, the form of one, the page’s own facts, and what keeps it from visitors. */
export function SidePanel({ tab, onTab, problems, ...rest }: SidePanelProps) {
  return (
    <div className="grid content-start gap-3">
      <Conflicts draft={rest.editor.draft} sync={rest.editor.sync} />
      <Tabs
        label="Edit"
        variant="line"
        value={tab}
        onChange={(next) => onTab(next as SideTab)}
        items={[
          { id: "blocks", label: "Blocks", content: tab === "blocks" && <Blocks {...rest} problems={problems} /> },
          { id: "page", label: "Page", content: tab === "page" && <Facts {...rest} problems={problems} /> },
          {
            id: "check",
            label: "To mend",
            count: problems.length,
            content: tab === "check" && <Problems {...rest} problems={problems} />,
          },
        ]}
      />
    </div>
  );
}

type PartProps = Omit<SidePanelProps, "tab" | "onTab">;

function Blocks({ editor, acts, kit, problems, opened, onOpen, onAdd }: PartProps) {
  const { blocks } = editor.draft.now;
  const block = findBlock(blocks, opened);
  if (!block)
    return (
      <BlockOutline
        blocks={blocks}
        selected={editor.selected}
        problems={problems}
        acts={acts}
        onOpen={onOpen}
        onSelect={editor.select}
        onAdd={onAdd}
      />
    );
  return (
    <section aria-label={blockName(block)} className="grid gap-3">
      <Button
        variant="quiet"
        size="sm"
        className="justify-self-start"
        icon={<ArrowLeft aria-hidden="true" />}
        onClick={() => onOpen("")}
      >
        All blocks
      </Button>
      <h2 className="text-h3">{blockName(block)}</h2>
      <BlockForm
        key={block.id}
        value={block}
        problems={problems}
        kit={kit}
        onChange={(next) =>
          acts.put(
            changeBlock(editor.sync.draft().now.blocks, block.id, () => next),
            `${block.id}/form`,
          )
        }
      />
    </section>
  );
}

/** The words of the page for search engines. */
function Facts({ editor, kit, problems }: PartProps) {
  const { meta } = editor.draft.now;
  const errorOf = (field: string) => problems.find((one) => one.block === "" && one.field === field)?.message;
  const put = (changes: Partial<PageMeta>) =>
    editor.sync.change((draft) =>
      changeDraft(
        draft,
        { ...draft.now, meta: { ...draft.now.meta, ...changes } },
        { at: Date.now(), field: `/${Object.keys(changes).join()}` },
      ),
    );
  return (
    <BlockFormContext value={kit}>
      <section aria-label="The page itself" className="grid gap-4" data-block="">
        <div data-field="title">
          <MarkedText
            label="Title for search engines"
            value={meta.title}
            most={200}
            isNeeded
            counts
            hint={`Up to ${metaLimits.title} characters are shown.`}
            error={errorOf("title")}
            onChange={(title) => put({ title })}
          />
        </div>
        <div data-field="description">
          <MarkedText
            label="Description for search engines"
            value={meta.description}
            most={400}
            isLong
            isNeeded
            counts
            hint={`Up to ${metaLimits.description} characters are shown.`}
            error={errorOf("description")}
            onChange={(description) => put({ description })}
          />
        </div>
        <Checkbox
          label="Keep out of search engines"
          checked={meta.isHidden}
          onChange={({ currentTarget }) => put({ isHidden: currentTarget.checked })}
        />
      </section>
    </BlockFormContext>
  );
}

function Problems({ problems, onLead }: PartProps) {
  if (problems.length === 0)
    return <EmptyState icon={<CircleCheck />} title="Nothing to mend" text="This page can be published." />;
  return (
    <ul className="grid gap-2">
      {problems.map((problem) => (
        <li key={`${problem.block} ${problem.field} ${problem.message}`} className="grid">
          <button
            type="button"
            onClick={() => onLead(problem)}
            className="min-h-11 rounded-sm bg-bad-soft px-3 py-2 text-start text-ink text-sm hover:underline"
          >
            {problem.message}
          </button>
        </li>
      ))}
    </ul>
  );
}
