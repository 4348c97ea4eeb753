import { Archive, ArchiveRestore, CloudOff, Copy, MoreVertical, PencilLine } from "lucide-react";
import { useState } from "react";
import { Button, IconButton } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { Menu, MenuItem } from "#design/overlay/radix-menu.tsx";
import { pageLifecycle } from "#domain/page/page-lifecycle.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import type { EditedPage } from "../contract.ts";
import { MovePageDialog, type MoveTo } from "./move-page-dialog.tsx";
import { NewPageDialog } from "./new-page-dialog.tsx";
import { PageBadges, timesText } from "./page-badge.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import type { EditedDraft, SaveStatus } from "./use-edited-page.ts";

type PageHeadProps = {
  page: EditedPage;
  edited: EditedDraft;
  onChanged: (page: EditedPage) => void;
  onClose: () => void;
};

type Open = "publish" | "rename" | "copy" | MoveTo;

/** The name of a page, what visitors see of it, and what can be done with it as a whole. */
export function PageHead({ page, edited, onChanged }: PageHeadProps) {
  const [open, setOpen] = useState<Open>();
  const { go } = usePageAddress();
  const close = () => setOpen(undefined);
  const can = (to: MoveTo) => pageLifecycle.can(page.state, to);
  const dialog = { page, edited, onChanged, onClose: close };
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="grid min-w-52 flex-1 gap-1">
        <h2 className="font-bold text-xl">{page.name}</h2>
        <p className="text-ink-2 text-sm">
          {page.state === "published" ? (
            <a href={page.path} className="text-link underline" target="_blank" rel="noopener">
              {page.path}
            </a>
          ) : (
            page.path
          )}
        </p>
        <PageBadges {...page} has_changes={page.has_changes || (edited.isDirty && page.state === "published")} />
        {timesText(page) && <p className="text-ink-2 text-sm">{timesText(page)}</p>}
      </div>
      <Status status={edited.status} />
      <div className="flex items-center gap-2">
        {page.state !== "archived" && <Button onClick={() => setOpen("publish")}>Publish…</Button>}
        <Menu
          trigger={
            <IconButton label="Page actions">
              <MoreVertical />
            </IconButton>
          }
        >
          <MenuItem icon={<PencilLine />} onSelect={() => setOpen("rename")}>
            Change name or address
          </MenuItem>
          <MenuItem icon={<Copy />} onSelect={() => setOpen("copy")}>
            Copy page
          </MenuItem>
          {can("expired") && <MenuItem onSelect={() => setOpen("expired")}>Take down</MenuItem>}
          {page.state === "scheduled" && <MenuItem onSelect={() => setOpen("draft")}>Don’t publish it</MenuItem>}
          {page.state === "archived" && (
            <MenuItem icon={<ArchiveRestore />} onSelect={() => setOpen("draft")}>
              Bring back
            </MenuItem>
          )}
          {can("archived") && (
            <MenuItem icon={<Archive />} tone="bad" onSelect={() => setOpen("archived")}>
              Archive
            </MenuItem>
          )}
        </Menu>
      </div>
      {open === "publish" && <PublishDialog {...dialog} />}
      {open === "rename" && <RenameDialog {...dialog} />}
      {open === "copy" && (
        <NewPageDialog copyOf={page} onClose={close} onAdded={(id) => go({ page: id, block: "", part: "" })} />
      )}
      {(open === "draft" || open === "expired" || open === "archived") && <MovePageDialog to={open} {...dialog} />}
    </Card>
  );
}

const texts = {
  saved: "All changes saved",
  waiting: "Not saved yet",
  saving: "Saving…",
  offline: "Offline: we keep trying",
};

const Status = ({ status }: { status: SaveStatus }) => (
  <p role="status" className="flex items-center gap-1.5 text-ink-2 text-sm">
    {status === "offline" && <CloudOff aria-hidden className="size-4" />}
    {typeof status === "string" ? texts[status] : `Not saved: ${status.refused}`}
  </p>
);
