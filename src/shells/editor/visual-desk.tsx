import { FilePlus2, FileText } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { Badge } from "#design/badge.tsx";
import { buttonClass } from "#design/button.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { type Block, eachBlock } from "#domain/page/blocks.ts";
import { pageStateLabels } from "#domain/page/page-lifecycle.ts";
import { pageParts } from "#domain/page/page-parts.ts";
import { SignedInArea } from "#features/accounts/ui/signed-in-area.tsx";
import { PictureField } from "#features/catalogue/media/ui/picture-field.tsx";
import { FiguresProvider } from "#features/content/ui/figures.tsx";
import { type EditedPage, pageEditingContract } from "#features/pages/editing/contract.ts";
import { visualContract } from "#features/pages/visual/contract.ts";
import type { DrawBlocks } from "#features/pages/visual/ui/drawn-draft.tsx";
import { VisualEditor } from "#features/pages/visual/ui/visual-editor.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { readPageData } from "#platform/browser/read-page-data.ts";
import type { SignedIn } from "#platform/browser/session.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { type BlockData, noBlockData, readBlockData } from "../public/blocks/block-data.ts";
import { PageBlocks } from "../public/blocks/page-blocks.tsx";
import type { PublicData } from "../public/use-company.ts";

type DeskProps = { person: SignedIn; data: PublicData };

/** For those who may edit pages: which one, and the editor. */
export function VisualDesk({ person, data }: DeskProps) {
  return (
    <SignedInArea access={rolesThatMay("edit_content")} signInPage="/admin-login">
      <FiguresProvider value={data.figures}>
        <Desk person={person} data={data} />
      </FiguresProvider>
    </SignedInArea>
  );
}

function Desk(props: DeskProps) {
  const [query, setQuery] = useSearchParams();
  const id = query.get("page");
  if (!id) return <Choose onChoose={(page) => setQuery({ page })} />;
  return <Opened key={id} id={id} onLeave={() => setQuery({})} {...props} />;
}

function Choose({ onChoose }: { onChoose: (id: string) => void }) {
  const { data, wait } = readOrWait(
    useCall(pageEditingContract.listPages, { search: "", state: null, size: 200 }),
    "the pages",
  );
  return (
    <main id="main" tabIndex={-1} className="wrap grid content-start gap-5 py-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-h2">Visual editor</h1>
        <SiteLink to="/admin/page-editor" className={buttonClass({ variant: "outline", size: "sm" })}>
          <FilePlus2 aria-hidden="true" /> Page editor
        </SiteLink>
      </div>
      {wait}
      {data?.pages.length === 0 && (
        <EmptyState
          icon={<FileText />}
          title="No pages yet"
          text="Add your first page in the page editor, then build it here."
        />
      )}
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {data?.pages.map(({ id, name, path, state, has_changes, updated_by }) => (
          <li key={id} className="grid">
            <button
              type="button"
              onClick={() => onChoose(id)}
              className="grid gap-1 rounded-lg bg-surface p-5 text-start shadow-1 inset-ring inset-ring-line hover:shadow-2"
            >
              <span className="font-bold">{name}</span>
              <span className="break-all text-ink-2 text-sm">{path}</span>
              <span className="mt-2 flex flex-wrap gap-2">
                <Badge tone={state === "published" ? "ok" : "neutral"}>{pageStateLabels[state]}</Badge>
                {has_changes && <Badge tone="warn">Unpublished changes</Badge>}
                {updated_by && <span className="text-ink-2 text-sm">Last by {updated_by}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}

function Opened({ id, onLeave, ...rest }: DeskProps & { id: string; onLeave: () => void }) {
  const page = readOrWait(useCall(pageEditingContract.readEditedPage, { id }), "this page", 8);
  if (!page.data)
    return (
      <main id="main" className="wrap py-10">
        {page.wait}
      </main>
    );
  return <Editing page={page.data} onLeave={onLeave} {...rest} />;
}

type EditingProps = DeskProps & { page: EditedPage; onLeave: () => void };

function Editing({ page, person, data, onLeave }: EditingProps) {
  const choices = useCall(pageEditingContract.readPageChoices, {});
  const [blocks, setBlocks] = useState<readonly Block[]>(page.blocks);
  const shown = useBlockData(blocks);
  const pictures = usePictures(blocks);
  const draw = useMemo<DrawBlocks>(
    () => (now, around) => (
      <Seen blocks={now} onSeen={setBlocks}>
        <PageBlocks blocks={now} pictures={pictures} data={shown} company={data.company} around={around} />
      </Seen>
    ),
    [pictures, shown, data.company],
  );
  const kit = useMemo(
    () => ({ marks: page.marks, choices: choices.data ?? { tours: [], services: [], paths: [] }, PictureField }),
    [page.marks, choices.data],
  );
  return <VisualEditor page={page} userId={person.userId} kit={kit} draw={draw} onLeave={onLeave} />;
}

type SeenProps = { blocks: readonly Block[]; onSeen: (blocks: readonly Block[]) => void; children: React.ReactNode };

/** Records that the blocks of the draft show are read once they are there. */
function Seen({ blocks, onSeen, children }: SeenProps) {
  useEffect(() => onSeen(blocks), [blocks, onSeen]);
  return children;
}

/** The blocks that show records, without their words: typing needs nothing new. */
const needsOf = (blocks: readonly Block[]): string =>
  JSON.stringify(
    [...eachBlock(blocks)].flatMap(({ block: { kind, values } }): object[] => {
      if (kind === "map") return [{ id: "", kind, values: { of: values.of, tours: values.tours } }];
      return kind === "tours" || kind === "fleet" || kind === "reviews" ? [{ id: "", kind, values: {} }] : [];
    }),
  );

function useBlockData(blocks: readonly Block[]): BlockData {
  const [data, setData] = useState(noBlockData);
  const needs = needsOf(blocks);
  useEffect(() => {
    let isOver = false;
    const wanted: readonly Block[] = JSON.parse(needs);
    readBlockData({ siteUrl: location.origin, read: readPageData }, wanted).then(
      (read) => !isOver && setData(read),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [needs]);
  return data;
}

function usePictures(blocks: readonly Block[]) {
  const hashes = useMemo(
    () =>
      [
        ...new Set(
          pageParts(blocks).flatMap((part) => (part.is === "picture" && part.picture ? [part.picture.id] : [])),
        ),
      ].toSorted(),
    [blocks],
  );
  const { data } = useCall(visualContract.placedPictures, { hashes }, { enabled: hashes.length > 0 });
  return data?.pictures ?? {};
}
