import { ExternalLink, FileText, ZoomIn, ZoomOut } from "lucide-react";
import { useState } from "react";
import { buttonClass, IconButton } from "../button.tsx";
import { ReadFailed } from "../read-failed.tsx";
import { Spinner } from "../spinner.tsx";

const steps = [1, 1.5, 2, 3];

type FileViewProps = {
  file: { readonly name: string; readonly type: string };
  /** Where its content is; nothing while it is being loaded. See useStoredFile. */
  address: string | undefined;
  error?: Error | null;
  onAgain?: () => void;
  /** The document it shows, such as "Proof of payment". */
  label: string;
};

/** A file that someone sent: a picture to look at closely, or a PDF that opens beside. */
export function FileView({ file, label, address, error, onAgain }: FileViewProps) {
  if (error) return <ReadFailed title="We couldn’t load the file" error={error} onAgain={onAgain} />;
  if (!address)
    return (
      <div className="grid min-h-72 place-items-center rounded-lg bg-surface-2">
        <Spinner text="Loading file…" />
      </div>
    );
  return file.type.startsWith("image/") ? (
    <Picture key={address} address={address} name={file.name} label={label} />
  ) : (
    <div className="grid min-h-72 place-content-center justify-items-center gap-3 rounded-lg bg-surface-2 p-6 text-center">
      <FileText aria-hidden className="size-12 text-ink-3" />
      <p className="break-all font-semibold">{file.name || label}</p>
      <OpenBeside address={address} label="Open PDF in a new tab" />
    </div>
  );
}

function Picture({ address, name, label }: { address: string; name: string; label: string }) {
  const [step, setStep] = useState(0);
  const zoom = steps[step] ?? 1;
  return (
    <figure className="grid gap-2">
      <section
        aria-label={`Image: ${label}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable to be scrolled by keys.
        tabIndex={0}
        className="max-h-[62dvh] min-h-72 overflow-auto rounded-lg bg-surface-2"
      >
        <img
          src={address}
          alt={`${label}, ${name || "as it was sent"}`}
          style={{ width: `${zoom * 100}%`, maxWidth: "none" }}
          className="mx-auto block h-auto"
        />
      </section>
      <figcaption className="flex flex-wrap items-center gap-2">
        <IconButton
          label="Smaller"
          variant="outline"
          size="sm"
          disabled={step === 0}
          onClick={() => setStep((now) => Math.max(0, now - 1))}
        >
          <ZoomOut aria-hidden />
        </IconButton>
        <IconButton
          label="Larger"
          variant="outline"
          size="sm"
          disabled={step === steps.length - 1}
          onClick={() => setStep((now) => Math.min(steps.length - 1, now + 1))}
        >
          <ZoomIn aria-hidden />
        </IconButton>
        <span className="text-ink-2 text-sm tabular-nums">{Math.round(zoom * 100)}%</span>
        <span className="ms-auto">
          <OpenBeside address={address} label="Open in a new tab" />
        </span>
      </figcaption>
    </figure>
  );
}

function OpenBeside({ address, label }: { address: string; label: string }) {
  return (
    <a href={address} target="_blank" rel="noreferrer" className={buttonClass({ variant: "outline", size: "sm" })}>
      <ExternalLink aria-hidden className="size-4" />
      {label}
    </a>
  );
}
