import { Monitor, Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { IconButton } from "./button.tsx";
import { Segmented } from "./fields/segmented.tsx";

export type Theme = "system" | "light" | "dark";

const key = "cts-theme";
const listeners = new Set<() => void>();

const options = [
  { value: "system", label: "As my device", icon: <Monitor aria-hidden="true" /> },
  { value: "light", label: "Light", icon: <Sun aria-hidden="true" /> },
  { value: "dark", label: "Dark", icon: <Moon aria-hidden="true" /> },
] as const;

const next: Record<Theme, Theme> = { system: "light", light: "dark", dark: "system" };

/** The page’s own attribute is the truth; an early script has put it there before the first paint. */
function current(): Theme {
  const worn = document.documentElement.dataset.theme;
  return worn === "light" || worn === "dark" ? worn : "system";
}

function wear(theme: Theme) {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

export function setTheme(theme: Theme) {
  wear(theme);
  try {
    if (theme === "system") localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Storage may be forbidden; the choice then lasts for this page.
  }
}

function subscribe(listener: () => void) {
  const otherTab = (event: StorageEvent) => {
    if (event.key === key) wear(event.newValue === "light" || event.newValue === "dark" ? event.newValue : "system");
  };
  listeners.add(listener);
  window.addEventListener("storage", otherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", otherTab);
  };
}

/** The server cannot know the choice: it and the first client render say "system", then the real one follows. */
export const useTheme = () => useSyncExternalStore<Theme>(subscribe, current, () => "system");

type ThemeSwitchProps = { variant?: "cycle" | "segmented"; className?: string };

export function ThemeSwitch({ variant = "cycle", className }: ThemeSwitchProps) {
  const theme = useTheme();
  if (variant === "segmented") {
    return (
      <Segmented label="Theme" options={options} value={theme} onChange={setTheme} iconsOnly className={className} />
    );
  }
  const shown = options.find((option) => option.value === theme) ?? options[0];
  return (
    <IconButton label={`Theme: ${shown.label}`} size="sm" onClick={() => setTheme(next[theme])} className={className}>
      {shown.icon}
    </IconButton>
  );
}
