/**
 * The specification’s top-level error screen for when not even a page can be rendered: plain HTML without dependencies.
 */
export const brokenPage = (code: string, at: Date) => `<!DOCTYPE html>
<html lang="en-ZA">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Something went wrong</title>
<style>
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:light-dark(#fffaf1,#0a1b2b);color:light-dark(#10293f,#f4ecdf);font:16px/1.55 Figtree,system-ui,sans-serif}
main{max-width:34rem;padding:24px;text-align:center}
h1{font:800 2.25rem/1.1 "National Park","Trebuchet MS",system-ui,sans-serif}
code{display:inline-block;padding:8px 16px;border-radius:10px;background:light-dark(#f6eddc,#17334b);font-weight:700;letter-spacing:.06em}
a{display:inline-block;margin:8px 4px;padding:12px 22px;border-radius:999px;background:light-dark(#c8391f,#ff8161);color:light-dark(#fff,#2a0c05);font-weight:600;text-decoration:none}
summary{min-height:44px;display:inline-grid;place-items:center;padding:0 8px;font-weight:600;cursor:pointer}
pre{margin:4px 0 0;padding:16px;border-radius:10px;background:light-dark(#f6eddc,#17334b);text-align:left;white-space:pre-wrap;font-size:.8125rem}
a:focus-visible,summary:focus-visible{outline:3px solid currentcolor;outline-offset:3px}
a+a{background:none;color:inherit;box-shadow:inset 0 0 0 1.5px currentcolor}
</style>
</head>
<body>
<main>
<h1>Something went wrong</h1>
<p>Nothing you did caused this. If it happens again, please send us this code and we’ll look into it.</p>
<p><code>${code}</code></p>
<p><a href="">Try Again</a> <a href="">Refresh Page</a> <a href="/">Go Home</a></p>
<details>
<summary>Error details</summary>
<pre>Error code ${code}
The server couldn’t prepare this page.
${at.toISOString()}</pre>
</details>
</main>
</body>
</html>
`;
