import { House, RefreshCw, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { Button, buttonClass } from "./button.tsx";
import { CopyButton } from "./copy-button.tsx";

type CrashScreenProps = {
  error: unknown;
  /** Draws the page again without loading it. */
  onRetry: () => void;
  onRefresh?: () => void;
  /** Ways to reach a person. */
  contact?: ReactNode;
  /** More than the message, such as a stack; shown as given, so the caller decides who may see it. */
  details?: string;
};

/** Stand-in for a part of the page that broke. Needs nothing but itself: no router, no data. */
export function CrashScreen({ error, onRetry, onRefresh = reload, contact, details }: CrashScreenProps) {
  return (
    <Frame title="Oops! Something went wrong">
      <p className="max-w-[44ch] text-balance text-lead text-ink-2">
        We're sorry, but something unexpected happened. Please try refreshing the page.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <TryAgain onClick={onRetry} />
        <RefreshPage onClick={onRefresh} />
      </div>
      <ErrorDetails error={error} details={details} />
      {contact}
    </Frame>
  );
}

type TopLevelErrorScreenProps = CrashScreenProps & {
  /** Finds the same error in our records. */
  code: string;
  homeHref?: string;
};

/** The last net under the whole site. */
export function TopLevelErrorScreen(props: TopLevelErrorScreenProps) {
  const { error, code, onRetry, onRefresh = reload, homeHref = "/", contact, details } = props;
  return (
    <Frame as="main" title="Something went wrong">
      <p className="max-w-[44ch] text-balance text-lead text-ink-2">
        Nothing you did caused this. If it happens again, please send us this code and we’ll look into it.
      </p>
      <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-md bg-surface-2 px-5 py-3">
        <span className="text-sm font-semibold text-ink-2">Error code</span>
        <code className="select-all font-bold font-display text-lg tracking-[0.06em]">{code}</code>
        <CopyButton text={code} label="Copy code" />
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <TryAgain onClick={onRetry} />
        <RefreshPage onClick={onRefresh} />
        <a href={homeHref} className={buttonClass({ variant: "outline" })}>
          <House aria-hidden="true" className="size-[1.15em]" />
          Go Home
        </a>
      </div>
      <ErrorDetails error={error} details={details} />
      {contact}
    </Frame>
  );
}

type FrameProps = { as?: "div" | "main"; title: string; children: ReactNode };

function Frame({ as: Box = "div", title, children }: FrameProps) {
  return (
    <Box className="grid min-h-[min(100dvh,52rem)] place-items-center bg-bg px-5 py-10 text-ink">
      <div className="grid w-full max-w-2xl justify-items-center gap-5 text-center">
        <QuietRidge />
        <div role="alert">
          <h1 className="text-h2">{title}</h1>
        </div>
        {children}
      </div>
    </Box>
  );
}

const TryAgain = ({ onClick }: { onClick: () => void }) => (
  <Button onClick={onClick} icon={<RotateCcw aria-hidden="true" />}>
    Try Again
  </Button>
);

const RefreshPage = ({ onClick }: { onClick: () => void }) => (
  <Button variant="outline" onClick={onClick} icon={<RefreshCw aria-hidden="true" />}>
    Refresh Page
  </Button>
);

function ErrorDetails({ error, details }: { error: unknown; details?: string }) {
  const text = details ?? describe(error);
  return (
    <details className="w-full text-left">
      <summary className="mx-auto flex min-h-11 w-fit items-center rounded-xs px-2 text-sm font-semibold text-link">
        Error details
      </summary>
      <pre className="mt-1 max-h-60 overflow-auto whitespace-pre-wrap break-words rounded-md bg-surface-2 p-4 text-xs text-ink-2">
        {text}
      </pre>
    </details>
  );
}

/** The stack helps anyone who is building the page and no one else. */
function describe(error: unknown) {
  if (!(error instanceof Error)) return String(error);
  return (import.meta.env.DEV && error.stack) || `${error.name}: ${error.message}`;
}

const reload = () => window.location.reload();

/** Evening over a flat mountain; the line on the empty road breaks off and goes on. */
function QuietRidge() {
  return (
    <svg viewBox="0 0 320 150" aria-hidden="true" className="mb-2 w-full max-w-80 rounded-xl">
      <rect width="320" height="150" fill="var(--c-bay)" />
      <g fill="var(--c-sun)">
        <circle cx="238" cy="78" r="58" opacity=".08" />
        <circle cx="238" cy="78" r="38" opacity=".16" />
        <circle cx="238" cy="78" r="21" />
      </g>
      <path
        d="M0 96l16-9 12 5 14-20 9-4 6-9h8l10 22 14 3 16-27 6-3 7-10h64l8 9 5 12 9 6 10 23 18 12 12-5 14-17 8-3 10 18 14 8 10-6 20 14v45H0z"
        fill="var(--c-lagoon)"
      />
      <path
        d="M118 44h64l8 9 5 12 9 6 10 23 18 12-24 3-12-24-8-2-6-18-10 2-8-8-16 6-12-7-22 8z"
        fill="var(--c-bay)"
        opacity=".35"
      />
      <path d="M0 112c46-10 96-9 152-3s114 6 168-6v47H0z" fill="var(--c-atlantic)" />
      <g fill="none" stroke="var(--c-sand)" strokeWidth="4" strokeLinecap="round">
        <path d="M12 133c40-5 78-6 118-4" strokeDasharray="20 15" />
        <path d="M204 134c36 1 70-1 104-5" strokeDasharray="20 15" opacity=".4" />
      </g>
    </svg>
  );
}
