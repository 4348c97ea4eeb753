/**
 * The script of pages that follow a trip, and of a lobby’s screen. The server draws everything; this asks for what has changed
 * while the page is seen, puts it in place and moves the dot. Hidden, it asks for nothing. Imports nothing, so that it stays
 * one small file.
 */
const { address = "", every = "10", target = "now" } = document.getElementById("live")?.dataset ?? {};
const place = document.getElementById(target);
const line = document.getElementById("line");
const svg = document.querySelector<SVGSVGElement>("svg[data-frame]");
const [left = 0, top_ = 0, scale = 0] = (svg?.dataset.frame ?? "").split(" ").map(Number);
const everyMs = Number(every) * 1000;

let timer: ReturnType<typeof setTimeout> | undefined;
let shown = "";

document.addEventListener("visibilitychange", () => (document.hidden ? rest() : void ask()));
addEventListener("online", () => void ask());
document.addEventListener("click", copy);
if (!document.hidden) timer = setTimeout(ask, everyMs);

function rest() {
  clearTimeout(timer);
  timer = undefined;
}

async function ask() {
  rest();
  try {
    const answer = await fetch(address, { headers: { accept: "text/html" }, cache: "no-store" });
    // Withdrawn or ended: the page itself explains it.
    if (answer.status === 404) return location.reload();
    if (!answer.ok) throw new Error(String(answer.status));
    show(await answer.text());
    tell("");
  } catch {
    tell("No connection. This page shows what was known last.");
  }
  if (!document.hidden) timer = setTimeout(ask, everyMs);
}

function show(html: string) {
  if (!place || html === shown) return;
  shown = html;
  const fresh = document.createRange().createContextualFragment(html);
  const before = standing();
  // Someone with keyboard focus on its links keeps it.
  if (!place.contains(document.activeElement)) place.replaceChildren(fresh);
  if (standing() !== before) return location.reload();
  for (const news of document.querySelectorAll<HTMLElement>("[data-van]")) move(news.dataset);
}

/** The data behind the map and the forms, which another status may change. */
const standing = () => {
  const now = place?.querySelector<HTMLElement>("[data-standing]")?.dataset;
  return `${now?.standing} ${now?.states}`;
};

function move({ van, at = "", rough, silent }: DOMStringMap) {
  const dot = document.getElementById(`van-${van}`);
  if (!dot || !svg) return;
  const [latitude, longitude, heading] = at.split(" ");
  const classes = [
    "van",
    !at && "away",
    rough === "true" && "rough",
    silent === "true" && "silent",
    !heading && "still",
  ];
  dot.setAttribute("class", classes.filter(Boolean).join(" "));
  if (!at) return;
  const x = (Number(longitude) / 360 + 0.5 - left) * scale;
  const y = ((1 - Math.asinh(Math.tan((Number(latitude) * Math.PI) / 180)) / Math.PI) / 2 - top_) * scale;
  dot.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
  const body = dot.querySelector("g");
  if (body && heading) body.style.transform = `rotate(${heading}deg)`;
  const { width, height } = svg.viewBox.baseVal;
  // It left the map: a new page has one that shows it.
  if (x < 0 || y < 0 || x > width || y > height) setTimeout(() => location.reload(), everyMs * 3);
}

function tell(text: string) {
  if (line && line.textContent !== text) line.textContent = text;
}

/** Tapping a link copies it. */
function copy(event: Event) {
  const field = event.target;
  if (!(field instanceof HTMLInputElement) || !("copy" in field.dataset)) return;
  field.select();
  void navigator.clipboard?.writeText(field.value).then(() => tell("Link copied"));
}
