// Puts a partner's booking form where this script is: <script src="…/widget.js" data-partner="CODE"></script>
(() => {
  const script = document.currentScript;
  const partner = script?.dataset.partner;
  if (!partner) return;
  const frame = document.createElement("iframe");
  frame.src = `${new URL(script.src).origin}/widget/${encodeURIComponent(partner)}`;
  frame.title = "Book a transfer or tour in Cape Town";
  frame.loading = "lazy";
  frame.style.cssText = "width:100%;max-width:960px;border:0;border-radius:16px";
  script.after(frame);
  // One field to a row on a phone, four on a wide page.
  const width = frame.offsetWidth;
  const usual = width >= 880 ? 330 : width >= 440 ? 420 : 570;
  frame.style.height = `${script.dataset.height ?? usual}px`;
})();
