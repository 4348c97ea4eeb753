// Before the first paint: a theme the visitor chose wins over the system's.
try {
  const theme = localStorage.getItem("cts-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be closed; the system's theme applies.
}
