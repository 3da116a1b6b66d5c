insert into public.blog_posts (id, created_at, updated_at, slug, title, date, category, excerpt, image_url, image_alt, content, tags, display_order) values ('a4604901-6b17-51ef-9ab1-211831039735', '2025-12-09T09:00:00Z', '2025-12-09T09:00:00Z', 'how-to-verify-a-chinese-factory-before-you-pay-a-deposit', 'How to Verify a Chinese Factory Before You Pay a Deposit', '2025-12-09', 'Sourcing', 'A ten-minute desk check, three names that must match and one visit: most bad suppliers fail before anyone leaves the desk.', '/images/supplier-management-1200.webp', 'Factories, products, gears and containers on round platforms linked to a central checklist board.', $html$
<p>The deposit on a first order is often 30% to 50% of its value. Once it has left your account, you are asking for favors. The useful checks are the ones you make before, and most of them need only papers that a real supplier can send in two minutes.</p>
<p>We work in a fixed order: a ten-minute desk check, three names that must match, then one visit. Most bad suppliers fail at the desk, which is also the cheapest place to lose them.</p>

<h2>Six checks, cheapest first</h2>
<table>
<thead>
<tr><th scope="col">Check</th><th scope="col">Where</th><th scope="col">Time</th><th scope="col">Cost</th></tr>
</thead>
<tbody>
<tr><th scope="row">Registry record</th><td>Public company registry</td><td>10 minutes</td><td>Free</td></tr>
<tr><th scope="row">Three names</th><td>License, contract, bank slip</td><td>Minutes</td><td>Free</td></tr>
<tr><th scope="row">Certificates</th><td>Issuer or lab</td><td>Minutes to days</td><td>Usually free</td></tr>
<tr><th scope="row">Video walk</th><td>Live call</td><td>About 45 minutes</td><td>Free</td></tr>
<tr><th scope="row">Credit report</th><td>Credit agency</td><td>A few days</td><td>US$50–200</td></tr>
<tr><th scope="row">Audit</th><td>On site</td><td>Half a day to a day</td><td>About US$200–900 a day, plus travel</td></tr>
</tbody>
</table>
<p>The prices are market ranges at the time of writing. A credit report adds shareholders and court cases; for a small order the free checks usually tell you enough.</p>

<h2>Start with the license</h2>
<p>Ask for a color photo of the business license. Every registered company in mainland China has one, and many hang it on the wall. A refusal is an answer. Then find the company yourself in the National Enterprise Credit Information Publicity System, the public registry. It is in Chinese and can be slow from abroad, but a browser translator is enough. Search by code, since English company names are not registered there.</p>
<h3>The 18-character code</h3>
<p>The Unified Social Credit Code has 18 characters and never uses the letters I, O, S, V or Z. A company’s code normally begins with 91; one that begins with 92 belongs to a sole trader. The record should show the same Chinese name and legal representative as the photo, an active status and no entry on the list of abnormal operations. The meaning of its parts, and a slip in one character: <a href="/tools/chinese-company-number">What does this Chinese company number say?</a></p>
<h3>Business scope: make or only sell</h3>
<p>The scope lists what the company says it does. Words such as <em>shengchan</em> (produce), <em>zhizao</em> (manufacture) and <em>jiagong</em> (process) point to a factory. A scope that stops at <em>pifa</em> (wholesale), <em>xiaoshou</em> (sales) and import-export describes a trader. The reverse proves nothing: a company can list manufacturing and own no machine. The scope can rule a factory out. Only a visit rules it in.</p>
<h3>Age, capital and address</h3>
<ul>
<li><strong>Age.</strong> A company registered eight months ago that claims fifteen years of experience needs an explanation.</li>
<li><strong>Capital.</strong> Registered capital is what shareholders have promised to pay in. It is not cash in the bank.</li>
<li><strong>Address.</strong> Put it into a satellite map. The eleventh floor of an office tower does not cast aluminum pans.</li>
</ul>

<h2>Three names must match</h2>
<p>The license, the contract and the bank account must carry the same Chinese legal name, character for character. This comparison takes a few minutes and catches many of the worst cases.</p>
<figure><img src="/images/posts/verify-factory.svg" alt="A business license, a contract and a bank slip side by side; the company name is highlighted at the same height on all three and a line joins the highlights." width="800" height="520" loading="lazy"><figcaption>The same legal name on the license, the contract and the bank slip. Two out of three is not a match.</figcaption></figure>
<ul>
<li><strong>License.</strong> The Chinese name is the legal name. The English name on the website is marketing.</li>
<li><strong>Contract.</strong> It shows that Chinese name, the 18-character code and the red company chop (official seal).</li>
<li><strong>Bank account.</strong> International transfers show an English or phonetic name, so ask for a bank document that shows the Chinese account name too.</li>
</ul>
<p>A Hong Kong account is not proof of fraud; many exporters use one. It is a second company, though. Look it up, put both companies in the contract, and get a chopped statement that paying one settles the debt to the other. Never pay a personal account.</p>

<h2>Factory or trader, and does it matter?</h2>
<p>A trader is fine for a small mixed order if it says it is a trader. Someone has to collect 200 mugs, 200 trays and 100 candle holders from three workshops, and no factory will. The margin pays for that work.</p>
<p>The problem is a trader who poses as a factory. You cannot audit a site you cannot name, and nobody tells you when production moves. So ask one question in writing: which company will make these goods, and at which address? Put the answer in the contract.</p>

<h2>Who is the exporter on paper?</h2>
<p>Ask who will be the exporter of record (the company named on the Chinese export declaration). A factory without export rights can use an agent, and that is lawful. Since 1 October 2025, a stricter Chinese tax rule requires export agents to report the company they export for. If they do not report it correctly, the sale can be taxed as the agent’s own. Practice is still settling at the time of writing.</p>
<p>For a buyer the effect is simple: borrowed export papers have become riskier, and a vague answer today can be a held shipment later. Get the exporter’s name before you order, and look it up in the same registry.</p>

<h2>Certificates and test reports</h2>
<ul>
<li><strong>Number.</strong> Check it with the issuer, through the issuer’s own website and not through a link the supplier sends.</li>
<li><strong>Site address.</strong> A certificate for another site says nothing about the place that will make your goods.</li>
<li><strong>Date.</strong> Look for the expiry date and, for management systems, the last surveillance audit.</li>
<li><strong>Lab report.</strong> Compare the model photo and the model number with the item you are buying. Then ask the lab to confirm the report number.</li>
</ul>

<h2>The visit</h2>
<h3>A video walk in 12 shots</h3>
<p>Ask for a live call in one take, starting in the street:</p>
<ol>
<li>road sign outside</li>
<li>company name at the gate</li>
<li>license on the wall, code readable</li>
<li>raw-material store</li>
<li>incoming inspection bench</li>
<li>the machine your product needs, running</li>
<li>the line, with its operators</li>
<li>work instruction at one station</li>
<li>test equipment and calibration labels</li>
<li>latest page of inspection records</li>
<li>packing area and carton marks</li>
<li>finished-goods store, with today’s date on a phone</li>
</ol>
<h3>The audit: half a day to a day</h3>
<p>An auditor compares <strong>machines</strong> with the capacity you were promised, <strong>materials</strong> with their purchase records, and <strong>quality control records</strong> with the dates on the shelf. Then come <strong>other brands’ goods</strong>. Similar products on the line are a good sign. Your kind of product arriving finished, in another factory’s cartons, suggests subcontracting. And if they let you photograph a customer’s unreleased product, someone will photograph yours.</p>

<h2>Red flags and what to do</h2>
<table>
<thead>
<tr><th scope="col">Red flag</th><th scope="col">It may mean</th><th scope="col">Next step</th></tr>
</thead>
<tbody>
<tr><th scope="row">License “being renewed”</th><td>No valid company</td><td>Wait for the registry record</td></tr>
<tr><th scope="row">Personal account</th><td>No company behind the order</td><td>Do not pay</td></tr>
<tr><th scope="row">Account name differs</th><td>Another company gets the money</td><td>Chopped statement, or stop</td></tr>
<tr><th scope="row">Price far below all others</th><td>Cheaper material, or no goods</td><td>Ask for the material list</td></tr>
<tr><th scope="row">Clips, but no live call</th><td>No site to show</td><td>Send an auditor</td></tr>
<tr><th scope="row">Another address on the certificate</th><td>Borrowed paper</td><td>Write to the issuer</td></tr>
</tbody>
</table>

<aside><p><strong>What we would do.</strong> For a first order we would run the registry and name checks on every shortlisted supplier, ask the two best for a video walk, and audit only the one we mean to pay. If the order is too small to carry an audit, we would keep the video, cut the order and inspect the goods before the balance.</p></aside>

<p>We run these checks for every supplier we shortlist under <a href="/product-sourcing-in-china">product sourcing</a>, and you receive a copy of the license. If you already have a supplier, <a href="/contact-us">send us the factory name</a> and the quotation. Once you reorder, <a href="/supplier-management">supplier management</a> keeps the file current.</p>
<p><em>This article is general information and not legal or tax advice. Registry practice and tax rules in China change; ask a China-licensed lawyer or accountant about your own case.</em></p>
$html$, array['verification','factory audit','business license','scams'], 8) on conflict (slug) do nothing;
