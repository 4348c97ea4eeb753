// Puts a partner's booking form where this script is: <script src="…/widget.js" data-partner="CODE"></script>
(() => {
  const script = document.currentScript;
  const partner = script?.dataset.partner;
  if (!partner) return;
  const frame = document.createElement("iframe");
  frame.src = `${new URL(script.src).origin}/widget/${encodeURIComponent(partner)}`;
  frame.title = "Book a transfer or tour in Cape Town";
  frame.loading = "lazy";
  frame.style.cssText = `width:100%;max-width:960px;border:0;border-radius:16px;height:${script.dataset.height ?? "520"}px`;
  script.after(frame);
})();
