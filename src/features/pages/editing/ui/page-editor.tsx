import { ArrowLeft } from "lucide-react";
import { type ComponentType, useState } from "react";
import { Button } from "#design/button.tsx";
import { ConfirmDialog } from "#design/overlay/confirm-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { Tabs } from "#design/tabs.tsx";
import type { PageProblem } from "#domain/page/page-problems.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { focusField } from "../../ui/block-form.tsx";
import { BlockFormContext, type PictureFieldProps } from "../../ui/use-block-form-kit.ts";
import { type EditedPage, pageEditingContract } from "../contract.ts";
import { BlocksPanel } from "./blocks-panel.tsx";
import { Conflicts, OtherEditors } from "./other-editors.tsx";
import { PageHead } from "./page-head.tsx";
import { PageVersions } from "./page-versions.tsx";
import { ProblemsCard } from "./problems-card.tsx";
import { SearchPanel } from "./search-panel.tsx";
import { newSitting, useEditedPage } from "./use-edited-page.ts";
import { useLeaveWarning } from "./use-leave-warning.ts";

type PageEditorProps = { id: string; PictureField: ComponentType<PictureFieldProps>; onClose: () => void };

export function PageEditor({ id, ...props }: PageEditorProps) {
  const query = useCall(pageEditingContract.readEditedPage, { id });
  const choices = useCall(pageEditingContract.readPageChoices, {});
  const error = query.error ?? choices.error;
  if (error) return <ReadFailed error={error} onAgain={() => void Promise.all([query.refetch(), choices.refetch()])} />;
  if (!query.data || !choices.data) return <SkeletonCard lines={12} />;
  const kit = { marks: query.data.marks, choices: choices.data, PictureField: props.PictureField };
  return (
    <BlockFormContext value={kit}>
      <Editor page={query.data} kit={kit} onClose={props.onClose} />
    </BlockFormContext>
  );
}

const parts = ["blocks", "search", "versions"] as const;

type EditorProps = {
  page: EditedPage;
  kit: Parameters<typeof BlocksPanel>[0]["kit"];
  onClose: () => void;
};

function Editor({ page: first, kit, onClose }: EditorProps) {
  const [sitting] = useState(newSitting);
  const [page, setPage] = useState(first);
  const edited = useEditedPage(first, sitting);
  const { read, filter } = usePageAddress();
  const part = parts.find((one) => one === read("part")) ?? "blocks";
  const blocker = useLeaveWarning(edited.isDirty);
  /** The page that a call answers with is the newest there is. */
  const take = (newer: EditedPage) => {
    setPage(newer);
    edited.meet(newer);
    edited.setProblems(newer.problems);
  };
  const lead = (problem: PageProblem) => {
    const isOfPage = problem.block === "" && problem.field !== "blocks";
    filter({ part: isOfPage ? "search" : "", block: problem.block });
    // Its form is drawn first.
    setTimeout(() => focusField(problem), 60);
  };
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <Button size="sm" variant="quiet" className="w-fit" icon={<ArrowLeft aria-hidden />} onClick={onClose}>
        All pages
      </Button>
      <PageHead page={page} edited={edited} onChanged={take} onClose={onClose} />
      <OtherEditors id={page.id} sitting={sitting} block={read("block")} draft={edited.draft} />
      <Conflicts edited={edited} />
      <ProblemsCard problems={edited.problems} blocks={edited.draft.now.blocks} onLead={lead} />
      <Tabs
        label={page.name}
        variant="line"
        value={part}
        onChange={(next) => filter({ part: next === "blocks" ? "" : next })}
        items={[
          {
            id: "blocks",
            label: "Blocks",
            content: part === "blocks" && (
              <BlocksPanel edited={edited} kit={kit} chosen={read("block")} onChoose={(block) => filter({ block })} />
            ),
          },
          {
            id: "search",
            label: "Search engines",
            content: part === "search" && (
              <SearchPanel path={page.path} edited={edited} PictureField={kit.PictureField} />
            ),
          },
          {
            id: "versions",
            label: "Versions",
            count: page.versions.length,
            content: part === "versions" && <PageVersions page={page} edited={edited} onChanged={take} />,
          },
        ]}
      />
      <ConfirmDialog
        open={blocker.state === "blocked"}
        onClose={() => blocker.reset?.()}
        onConfirm={() => blocker.proceed?.()}
        title="Leave before everything is saved?"
        text="Your last changes haven’t reached the server yet. They will be lost."
        confirmLabel="Leave"
        cancelLabel="Stay"
      />
    </div>
  );
}
