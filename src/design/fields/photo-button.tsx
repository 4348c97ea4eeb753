import { Camera } from "lucide-react";
import { useId, useState } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "../button.tsx";
import { cx } from "../class-names.ts";
import { SpinnerMark } from "../spinner.tsx";

type PhotoButtonProps = {
  label: string;
  /** Rejecting means that the file is no picture. */
  onPhoto: (file: File) => Promise<unknown>;
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
};

/** Opens the camera of a phone, or the files of a computer, for one photograph. */
export function PhotoButton({ label, onPhoto, variant = "outline", size = "lg", wide }: PhotoButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const problemId = useId();
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setProblem("");
    await onPhoto(file).catch(() => setProblem("We couldn’t read this picture. Please take another."));
    setBusy(false);
  };
  return (
    <div className={cx("grid gap-1", wide && "w-full")}>
      <label
        className={buttonClass({
          variant,
          size,
          ...(wide && { wide }),
          className: "cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2",
        })}
      >
        {isBusy ? <SpinnerMark /> : <Camera aria-hidden="true" className="size-[1.15em] shrink-0" />}
        {label}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          className="sr-only"
          disabled={isBusy}
          aria-describedby={problem ? problemId : undefined}
          onChange={({ currentTarget }) => {
            void choose(currentTarget.files?.[0]);
            // The same picture can be chosen again.
            currentTarget.value = "";
          }}
        />
      </label>
      {problem && (
        <p id={problemId} role="alert" className="text-bad text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}
