import { Plus, Redo2, Undo2 } from "lucide-react";
import { useState } from "react";
import { Button, IconButton } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { blockTable } from "#domain/page/blocks.ts";
import { changeBlock, findBlock, insertBlock, isFull, newBlock } from "#domain/page/edit-blocks.ts";
import { BlockForm } from "../../ui/block-form.tsx";
import type { BlockFormKit } from "../../ui/use-block-form-kit.ts";
import { AddBlockDialog } from "./add-block-dialog.tsx";
import { BlockList } from "./block-list.tsx";
import { type EditedDraft, newBlockId } from "./use-edited-page.ts";

type BlocksPanelProps = {
  edited: EditedDraft;
  kit: BlockFormKit;
  /** The block whose form is open, by its id. */
  chosen: string;
  onChoose: (id: string) => void;
};

/** The blocks in their order, and the form of the one that is chosen. */
export function BlocksPanel({ edited, kit, chosen, onChoose }: BlocksPanelProps) {
  const { draft, setBlocks, problems } = edited;
  const { blocks } = draft.now;
  const [addTo, setAddTo] = useState<string>();
  const block = findBlock(blocks, chosen);
  const add = (kind: Parameters<typeof newBlock>[0]) => {
    const one = newBlock(kind, newBlockId());
    const parent = addTo ?? "";
    setBlocks(insertBlock(blocks, one, { parent, at: Number.MAX_SAFE_INTEGER }));
    setAddTo(undefined);
    onChoose(one.id);
  };
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <Card>
        <CardHeader
          title="Blocks"
          note="From the top of the page to its end."
          actions={
            <>
              <IconButton size="sm" label="Undo" disabled={draft.past.length === 0} onClick={edited.undo}>
                <Undo2 />
              </IconButton>
              <IconButton size="sm" label="Redo" disabled={draft.future.length === 0} onClick={edited.redo}>
                <Redo2 />
              </IconButton>
            </>
          }
        />
        <BlockList
          blocks={blocks}
          problems={problems}
          chosen={chosen}
          onChoose={onChoose}
          onChange={setBlocks}
          onAddInto={setAddTo}
        />
        <Button
          size="sm"
          variant="outline"
          className="mt-3"
          icon={<Plus aria-hidden />}
          disabled={isFull(blocks)}
          onClick={() => setAddTo("")}
        >
          Add a block
        </Button>
      </Card>
      <Card className="lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto">
        {block ? (
          <>
            <CardHeader title={blockTable[block.kind].label} />
            <BlockForm
              key={block.id}
              value={block}
              problems={problems}
              kit={kit}
              onChange={(next) =>
                setBlocks(
                  changeBlock(blocks, block.id, () => next),
                  `${block.id}`,
                )
              }
            />
          </>
        ) : (
          <EmptyState title="No block chosen" text="Choose one in the list to change its texts, links and pictures." />
        )}
      </Card>
      {addTo !== undefined && (
        <AddBlockDialog isInside={addTo !== ""} onClose={() => setAddTo(undefined)} onChoose={add} />
      )}
    </div>
  );
}
