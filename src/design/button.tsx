import type { ComponentProps, ReactNode } from "react";
import { cx } from "./class-names.ts";
import { SpinnerMark } from "./spinner.tsx";

export type ButtonVariant = "primary" | "paper" | "ghost" | "outline" | "quiet" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean; className?: string };

const shape =
  "relative inline-flex select-none items-center justify-center rounded-pill text-center font-bold leading-tight no-underline " +
  "transition duration-(--d-2) ease-out hover:-translate-y-px active:translate-y-0 " +
  "disabled:pointer-events-none aria-disabled:pointer-events-none";

/* A busy button is disabled too, but must not look forbidden. */
const faded =
  "[&:disabled:not([aria-busy=true])]:opacity-45 [&:disabled:not([aria-busy=true])]:shadow-none aria-disabled:opacity-45";

const variants: Record<ButtonVariant, string> = {
  primary:
    "bg-primary text-on-primary hover:bg-primary-hover " +
    "shadow-[inset_0_1px_0_rgb(255_255_255/0.25),0_8px_20px_-8px_color-mix(in_oklab,var(--primary)_70%,transparent)]",
  paper: "bg-on-dark text-atlantic hover:bg-paper hover:shadow-2",
  ghost: "bg-atlantic/55 text-on-dark inset-ring-[1.5px] inset-ring-on-dark/50 backdrop-blur-sm hover:bg-atlantic/75",
  outline: "text-ink inset-ring-[1.5px] inset-ring-line-strong hover:bg-surface-2 hover:inset-ring-ink-2",
  quiet: "text-ink-2 hover:bg-surface-2 hover:text-ink",
  danger: "bg-bad-soft text-bad inset-ring-[1.5px] inset-ring-bad/45 hover:bg-bad hover:text-on-primary",
};

const sizes: Record<ButtonSize, string> = {
  sm: "min-h-10 gap-2 px-4 text-[0.9375rem] pointer-coarse:min-h-11",
  md: "min-h-12 gap-2.5 px-[22px] text-base",
  lg: "min-h-14 gap-2.5 px-7 text-[1.0625rem]",
};

const iconSizes: Record<ButtonSize, string> = {
  sm: "size-10 pointer-coarse:size-11",
  md: "size-12",
  lg: "size-14",
};

/** A button’s look for other elements, such as links. */
export function buttonClass({ variant = "primary", size = "md", wide, className }: ButtonLook = {}) {
  return cx(shape, faded, variants[variant], sizes[size], wide && "w-full", className);
}

type ButtonProps = Omit<ComponentProps<"button">, "className"> &
  ButtonLook & {
    busy?: boolean;
    /** Replaces the label while busy; its width is reserved from the start. */
    busyText?: string;
    icon?: ReactNode;
    trailingIcon?: ReactNode;
  };

export function Button(props: ButtonProps) {
  const { variant, size, wide, className, busy, busyText, icon, trailingIcon, children, disabled, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size, wide, className })}
    >
      <Label busy={busy} busyText={busyText}>
        {icon}
        {children}
        {trailingIcon}
      </Label>
    </button>
  );
}

function Label({ busy, busyText, children }: { busy?: boolean; busyText?: string; children: ReactNode }) {
  const row =
    "inline-flex items-center justify-center [grid-area:1/1] [gap:inherit] [&_svg]:size-[1.15em] [&_svg]:shrink-0";
  return (
    <span className="inline-grid items-center [gap:inherit]">
      <span className={cx(row, busy && (busyText ? "invisible" : "opacity-0"))}>{children}</span>
      {busyText && (
        <span className={cx(row, !busy && "invisible")}>
          <SpinnerMark />
          {busyText}
        </span>
      )}
      {busy && !busyText && (
        <span className={row}>
          <SpinnerMark />
        </span>
      )}
    </span>
  );
}

type IconButtonProps = Omit<ComponentProps<"button">, "className" | "children"> &
  Omit<ButtonLook, "wide"> & {
    /** Read aloud and shown as the tooltip: an icon alone says too little. */
    label: string;
    children: ReactNode;
  };

/** A round button that holds one icon. */
export function IconButton({ label, variant = "quiet", size = "md", className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={cx(shape, faded, variants[variant], iconSizes[size], "[&_svg]:size-5", className)}
    >
      {children}
    </button>
  );
}
