import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#design/button.tsx";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { ErrorAlert } from "#design/error-alert.tsx";
import { Field, TextInput } from "#design/fields/field.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { type MediaPicture, mediaContract } from "../contract.ts";
import { FocusPoint } from "./focus-point.tsx";

const { listPictures, readMediaPicture, describePicture, deletePicture } = mediaContract;

type PictureDialogProps = { hash: string; onClose: () => void };

/** One picture: what it shows in words, what of it matters, where it is used, and deleting it. */
export function PictureDialog({ hash, onClose }: PictureDialogProps) {
  const query = useCall(readMediaPicture, { hash });
  if (query.data) return <Details key={query.data.version} picture={query.data} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title="Picture">
      {query.error ? (
        <ReadFailed error={query.error} onAgain={() => void query.refetch()} />
      ) : (
        <SkeletonCard picture lines={3} />
      )}
    </Dialog>
  );
}

function Details({ picture, onClose }: { picture: MediaPicture; onClose: () => void }) {
  const [name, setName] = useState(picture.name);
  const [alt, setAlt] = useState(picture.alt);
  const [focus, setFocus] = useState({ x: picture.focus_x, y: picture.focus_y });
  const [isDeleting, setDeleting] = useState(false);
  const save = useMakeCall(describePicture, [listPictures, readMediaPicture]);
  const submit = () =>
    save.mutate(
      { hash: picture.hash, version: picture.version, name, alt, focus_x: focus.x, focus_y: focus.y },
      {
        onSuccess: () => {
          void toast({ title: "Picture saved", kind: "success" });
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={picture.name || picture.alt || "New picture"}
      footer={
        <>
          <Button variant="danger" icon={<Trash2 aria-hidden />} onClick={() => setDeleting(true)}>
            Delete
          </Button>
          <Button busy={save.isPending} disabled={alt.trim() === ""} onClick={submit}>
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <FocusPoint picture={picture} focus={focus} onChange={setFocus} />
        <div className="grid content-start gap-4">
          <Field label="What it shows" hint="For people who can’t see it, and for search engines." required>
            <TextInput value={alt} maxLength={200} autoComplete="off" onChange={(e) => setAlt(e.currentTarget.value)} />
          </Field>
          <Field label="Name" hint="For our team, to find it" optional>
            <TextInput
              value={name}
              maxLength={120}
              autoComplete="off"
              onChange={(e) => setName(e.currentTarget.value)}
            />
          </Field>
          <Facts picture={picture} />
          {save.error && <ErrorAlert error={save.error} />}
        </div>
      </div>
      {isDeleting && <DeleteDialog picture={picture} onClose={() => setDeleting(false)} onDeleted={onClose} />}
    </Dialog>
  );
}

const kinds = { page: "Page", tour: "Tour", service: "Service", class: "Vehicle class", logo: "Brand" } as const;

function Facts({ picture }: { picture: MediaPicture }) {
  const { width, height, copies_made, copies_wanted, is_damaged, added_at, added_by, uses } = picture;
  return (
    <div className="grid gap-2 text-sm">
      <p className="text-ink-2">
        {width} × {height} pixels, added {formatFullDateTime(added_at)}
        {added_by && `, ${added_by}`}
      </p>
      <p className="text-ink-2">
        {is_damaged
          ? "This file can’t be read. Upload the picture again."
          : `${copies_made} of ${copies_wanted} sizes in AVIF and WebP made`}
      </p>
      <p className="font-semibold">{uses.length === 0 ? "Not used anywhere" : "Used in"}</p>
      <ul className="grid gap-1 empty:hidden">
        {uses.map(({ of, id, name }) => (
          <li key={`${of} ${id}`}>
            {kinds[of]}: {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

type DeleteDialogProps = { picture: MediaPicture; onClose: () => void; onDeleted: () => void };

function DeleteDialog({ picture, onClose, onDeleted }: DeleteDialogProps) {
  const remove = useMakeCall(deletePicture, [listPictures]);
  const count = picture.uses.length;
  return (
    <ActionDialog
      title="Delete this picture?"
      text={
        count === 0
          ? "Nothing shows it. Versions of pages that did will say that it is gone."
          : `It is used in ${count === 1 ? "one place" : `${count} places`}. Take it off there first.`
      }
      confirmLabel="Delete"
      doneLabel="Picture deleted"
      tone="danger"
      missing={count > 0 ? "This picture is still in use." : undefined}
      onClose={onClose}
      onConfirm={async () => {
        await remove.mutateAsync({ hash: picture.hash });
        onDeleted();
      }}
    />
  );
}
