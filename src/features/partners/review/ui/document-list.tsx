import { Download, Eye, FileText, Image } from "lucide-react";
import { useEffect, useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { formatDate } from "#design/dates/date-text.tsx";
import { showBytes } from "#design/fields/file-rules.ts";
import { Dialog } from "#design/overlay/dialog.tsx";
import { useFile } from "#design/use-file.ts";
import { fetchFile } from "#platform/browser/fetch-file.ts";
import { saveFile } from "#platform/browser/save-file.ts";
import type { ReviewedApplication } from "../contract.ts";

type Document = ReviewedApplication["documents"][number];
type Picture = { readonly name: string; readonly file: Blob; readonly fileName: string };

type AdminDocumentsProps = { documents: readonly Document[]; missing: readonly string[] };

/** An application’s documents: images are shown here, other files are downloaded. */
export function DocumentList({ documents, missing }: AdminDocumentsProps) {
  const [picture, setPicture] = useState<Picture>();
  return (
    <div className="grid gap-3">
      {missing.length > 0 && (
        <Alert tone="warn" title="Still missing">
          {missing.join(", ")}
        </Alert>
      )}
      {documents.length === 0 && <p className="text-ink-2">No documents were sent.</p>}
      <ul aria-label="Documents" className="grid gap-2">
        {documents.map((document) => (
          <li key={document.file_id}>
            <DocumentRow document={document} onPicture={setPicture} />
          </li>
        ))}
      </ul>
      <PictureDialog picture={picture} onClose={() => setPicture(undefined)} />
    </div>
  );
}

function DocumentRow({ document, onPicture }: { document: Document; onPicture: (picture: Picture) => void }) {
  const { isBusy, run } = useFile();
  const { name, file_name, content_type, size, added_at, file_id } = document;
  const isPicture = content_type.startsWith("image/");
  const open = () =>
    run(async () => {
      const file = await fetchFile(file_id);
      if (isPicture) onPicture({ name, file, fileName: file_name });
      else saveFile({ name: file_name, content: file });
    });
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md bg-surface-2 px-4 py-2.5">
      <span aria-hidden="true" className="text-ink-2 [&>svg]:size-5">
        {isPicture ? <Image /> : <FileText />}
      </span>
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold text-[0.9375rem]">{name}</p>
        <p className="text-ink-2 text-xs [overflow-wrap:anywhere]">
          {file_name} · {showBytes(size)} · {formatDate(added_at)}
        </p>
      </div>
      <Button
        size="sm"
        variant="outline"
        busy={isBusy}
        icon={isPicture ? <Eye aria-hidden="true" /> : <Download aria-hidden="true" />}
        onClick={() => void open()}
      >
        {isPicture ? "View" : "Download"}
        <span className="sr-only"> {name}</span>
      </Button>
    </div>
  );
}

function PictureDialog({ picture, onClose }: { picture: Picture | undefined; onClose: () => void }) {
  return (
    <Dialog
      open={picture !== undefined}
      onClose={onClose}
      size="lg"
      title={picture?.name ?? "Document"}
      footer={
        <>
          <Button
            variant="outline"
            onClick={() => picture && saveFile({ name: picture.fileName, content: picture.file })}
          >
            Download
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      {picture && <PictureOf picture={picture} />}
    </Dialog>
  );
}

function PictureOf({ picture }: { picture: Picture }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(picture.file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return (
    <img
      src={address}
      alt={`${picture.name}: ${picture.fileName}`}
      className="mx-auto max-h-[70dvh] rounded-md object-contain"
    />
  );
}
