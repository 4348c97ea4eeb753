import { Copy, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#design/button.tsx";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { Field, TextInput } from "#design/fields/field.tsx";
import { AboveDialogs } from "#design/overlay/above-dialogs.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { ConfirmDialog } from "#design/overlay/confirm-dialog.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { Drawer } from "#design/overlay/drawer.tsx";
import { ImportDialog } from "#design/overlay/import-dialog.tsx";
import { DisclosureMenu } from "#design/overlay/menu.tsx";
import { menuItemClass } from "#design/overlay/menu-look.ts";
import { PopoverDrawer } from "#design/overlay/popover-drawer.tsx";
import { Menu, MenuCheck, MenuItem, MenuLabel, MenuSeparator } from "#design/overlay/radix-menu.tsx";
import { setToastMode, toast } from "#design/overlay/toast.tsx";
import type { ToastMode } from "#design/overlay/toast-rules.ts";
import { Tooltip } from "#design/overlay/tooltip.tsx";
import { GallerySection, Specimen } from "./gallery-frame.tsx";

export function OverlaysSection() {
  return (
    <GallerySection id="overlays" title="Dialogs, menus, messages">
      <Specimen title="Dialog, ConfirmDialog, Drawer, AboveDialogs">
        <Dialogs />
        <Imports />
        <Drawers />
        <AboveDialogs>
          <p className="bg-bad-soft p-3 text-center text-ink">
            AboveDialogs: it can be pressed while a dialog is open.
          </p>
        </AboveDialogs>
        <Button popoverTarget="popover-drawer">PopoverDrawer</Button>
        <PopoverDrawer id="popover-drawer" title="Menu">
          It opens before any script has run.
        </PopoverDrawer>
      </Specimen>
      <Specimen title="Menu, DisclosureMenu, Tooltip">
        <Menus />
      </Specimen>
      <Specimen title="toast" note="public: one at a time; signed-in: up to three.">
        <Toasts />
      </Specimen>
    </GallerySection>
  );
}

/** Takes any file whose first column is called Name. */
function Imports() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Import a file
      </Button>
      {isOpen && (
        <ImportDialog
          name="guests"
          description="A CSV or Excel file with a column Name."
          keyLabel="name"
          noKey="This file has no column called Name."
          labels={{ name: { label: "Name" } }}
          rowsOf={([head, ...rows]) =>
            head?.[0] === "Name" ? rows.map(([name = ""], at) => ({ line: at + 2, row: { name } })) : undefined
          }
          preview={async (rows) =>
            rows.map(({ name }) => ({ key: name, kind: "new", version: null, changes: [], problems: [] }))
          }
          apply={async (rows) => ({ added: rows.length, changed: 0 })}
          past={[]}
          readTable={async (file) => (await file.text()).split("\n").map((line) => line.split(","))}
          undo={async () => {}}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<"" | "dialog" | "confirm" | "action">("");
  const [day, setDay] = useState("2026-11-20");
  const close = () => setOpen("");
  return (
    <>
      <Button variant="outline" onClick={() => setOpen("dialog")}>
        Open a dialog
      </Button>
      <Button variant="outline" onClick={() => setOpen("confirm")}>
        Delete something
      </Button>
      <Button variant="outline" onClick={() => setOpen("action")}>
        Waive a fee
      </Button>
      <Dialog
        open={open === "dialog"}
        onClose={close}
        title="Move this trip"
        description="We’ll notify the customer and the driver at once."
        footer={
          <>
            <Button variant="outline" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Move trip</Button>
          </>
        }
      >
        <div className="grid gap-4">
          <Field label="New date">
            <DatePicker value={day} onChange={setDay} />
          </Field>
          <Field label="Reason">
            <TextInput />
          </Field>
        </div>
      </Dialog>
      <ConfirmDialog
        open={open === "confirm"}
        onClose={close}
        onConfirm={close}
        title="Delete CA 482-117?"
        text="Its trips are unchanged. The vehicle no longer appears in lists."
        confirmLabel="Delete vehicle"
      />
      <ActionDialog
        open={open === "action"}
        onClose={close}
        onConfirm={async () => undefined}
        title="Waive fee?"
        text="We’ll send the customer a credit note."
        confirmLabel="Waive fee"
        doneLabel="Fee waived"
        reason={{ hint: "Saved in the activity log." }}
      />
    </>
  );
}

const sides = ["left", "right", "bottom"] as const;

function Drawers() {
  const [side, setSide] = useState<(typeof sides)[number] | null>(null);
  return (
    <>
      {sides.map((name) => (
        <Button key={name} variant="outline" onClick={() => setSide(name)}>
          Drawer {name}
        </Button>
      ))}
      <Drawer
        open={side !== null}
        side={side ?? "right"}
        onClose={() => setSide(null)}
        title="Booking CTS-4821"
        footer={<Button onClick={() => setSide(null)}>Done</Button>}
      >
        <p className="text-ink-2">Airport to Camps Bay, four passengers, Friday 10:30.</p>
      </Drawer>
    </>
  );
}

function Menus() {
  const [isShown, setShown] = useState(true);
  const nothing = () => undefined;
  return (
    <>
      <Menu trigger={<Button variant="outline">Actions</Button>} align="start">
        <MenuLabel>Booking CTS-4821</MenuLabel>
        <MenuItem icon={<Pencil />} onSelect={nothing}>
          Edit
        </MenuItem>
        <MenuItem icon={<Copy />} onSelect={nothing} disabled>
          Duplicate
        </MenuItem>
        <MenuCheck checked={isShown} onChange={setShown}>
          Show in calendar
        </MenuCheck>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} tone="bad" onSelect={nothing}>
          Delete
        </MenuItem>
      </Menu>
      <DisclosureMenu label="Services" className="px-3 py-2 font-semibold">
        {["Airport transfers", "Day tours", "Coach hire"].map((name) => (
          <a key={name} href="#overlays" className={menuItemClass}>
            {name}
          </a>
        ))}
      </DisclosureMenu>
      <Tooltip text="The driver has seen the change.">
        <Button variant="quiet">Point at me</Button>
      </Tooltip>
    </>
  );
}

function Toasts() {
  const say = (mode: ToastMode, kind: "success" | "error" | "info") => {
    setToastMode(mode);
    return toast({ kind, title: "Booking Created Successfully!", description: "Your booking reference is CTS-4821." });
  };
  return (
    <>
      {(["public", "signed-in"] as const).map((mode) =>
        (["success", "error", "info"] as const).map((kind) => (
          <Button key={`${mode} ${kind}`} size="sm" variant="outline" onClick={() => say(mode, kind)}>
            {mode}: {kind}
          </Button>
        )),
      )}
    </>
  );
}
