insert into public.blog_posts (id, created_at, updated_at, slug, title, date, category, excerpt, image_url, image_alt, content, tags, display_order) values ('4b811462-bd15-552a-93c8-2d71ed29880e', '2026-03-03T09:00:00Z', '2026-03-03T09:00:00Z', 'aql-inspection-explained-for-first-time-importers', 'AQL Inspection Explained for First Time Importers', '2026-03-03', 'Quality Control', 'From 3,000 units, 125 are opened, 7 major defects are allowed and the 8th fails the lot: this is how that is decided.', '/images/quality-control-1200.webp', 'Inspection desk with an open carton, a speaker on a turntable, a caliper and a clipboard with check marks.', $html$
<p>Your factory has finished 3,000 units. An inspector opens 125 of them, finds seven with major defects and passes the lot. Had she found an eighth, the same lot would have failed. To a first-time importer this looks arbitrary. It is a published table, agreed by both sides before anyone opens a carton.</p>
<p>You do not need statistics to use it. You need two steps, three defect classes and a list.</p>

<h2>What AQL is, and what it is not</h2>
<p>AQL stands for acceptance quality limit. It is a limit used for sampling, and the tables are in ISO 2859-1 and its American counterpart, ANSI/ASQ Z1.4. Older texts say “acceptable quality level”, which misleads: AQL 2.5 is not a permission to ship 2.5% defective goods. The supplier still owes you good units and should replace the bad ones that are found.</p>
<p>The figure describes a risk. With the plan in our example, a lot with 2.5% major defects passes almost every time (about 99%), one with 5% passes about seven times in ten, and one with 10% about once in eighteen tries. The limit sorts good lots from poor ones, with a blurred edge in between.</p>

<h2>Three defect classes</h2>
<p><strong>Critical</strong> means unsafe or illegal. <strong>Major</strong> means the unit fails or cannot be sold. <strong>Minor</strong> means a small flaw in a unit you can still sell. The classes are general, but the examples must be yours:</p>
<table>
<thead>
<tr><th scope="col">Class</th><th scope="col">Mug</th><th scope="col">Lamp</th><th scope="col">T-shirt</th></tr>
</thead>
<tbody>
<tr><th scope="row">Critical</th><td>Sharp chip on the rim</td><td>Bare live wire</td><td>Broken needle in a seam</td></tr>
<tr><th scope="row">Major</th><td>Leaks</td><td>Does not switch on</td><td>Hole, or wrong size label</td></tr>
<tr><th scope="row">Minor</th><td>Pinhole in the glaze under the base</td><td>Faint scratch under the foot</td><td>Untrimmed thread</td></tr>
</tbody>
</table>
<p>The usual default is 0 for critical, AQL 2.5 for major and AQL 4.0 for minor. That is a convention, not a law. For electronics or high-value goods we often use the stricter 1.5 and 2.5.</p>

<h2>Read the table in two steps</h2>
<h3>Step 1: from lot to sample</h3>
<p>Find your lot size. At general inspection level II, the normal choice, the standard gives a code letter and a sample.</p>
<table>
<thead>
<tr><th scope="col">Lot (units)</th><th scope="col">Code letter</th><th scope="col">Sample</th></tr>
</thead>
<tbody>
<tr><th scope="row">281–500</th><td>H</td><td>50</td></tr>
<tr><th scope="row">501–1,200</th><td>J</td><td>80</td></tr>
<tr><th scope="row">1,201–3,200</th><td>K</td><td>125</td></tr>
<tr><th scope="row">3,201–10,000</th><td>L</td><td>200</td></tr>
<tr><th scope="row">10,001–35,000</th><td>M</td><td>315</td></tr>
</tbody>
</table>
<h3>Step 2: from sample to accept and reject</h3>
<p>Each number below is the most you accept. One more and the lot is rejected. Any critical defect rejects it at once.</p>
<table>
<thead>
<tr><th scope="col">Sample</th><th scope="col">AQL 1.5</th><th scope="col">AQL 2.5</th><th scope="col">AQL 4.0</th></tr>
</thead>
<tbody>
<tr><th scope="row">50</th><td>2</td><td>3</td><td>5</td></tr>
<tr><th scope="row">80</th><td>3</td><td>5</td><td>7</td></tr>
<tr><th scope="row">125</th><td>5</td><td>7</td><td>10</td></tr>
<tr><th scope="row">200</th><td>7</td><td>10</td><td>14</td></tr>
<tr><th scope="row">315</th><td>10</td><td>14</td><td>21</td></tr>
</tbody>
</table>
<p>These are single sampling plans under normal inspection. In parts of the full table an arrow sends you to another row, which changes the sample and the accept number, so let the report state the plan that was used.</p>

<h2>Worked example: 3,000 units</h2>
<p>A lot of 3,000 falls between 1,201 and 3,200. Level II gives 125 pieces, with accept numbers of 0 critical, 7 major and 10 minor. Each class is judged separately. A common rule counts a faulty piece once, under its worst defect; agree on that beforehand.</p>
<figure><img src="/images/posts/aql-sample.svg" alt="Grid of 125 units with eight marked as major defects; below, a line after the seventh mark separates pass from fail." width="800" height="520" loading="lazy"><figcaption>125 units from a lot of 3,000. Seven major defects pass at AQL 2.5; the eighth crosses the line.</figcaption></figure>
<ul>
<li><strong>0 critical, 6 major, 9 minor:</strong> pass. All three are within their limits.</li>
<li><strong>0 critical, 8 major, 2 minor:</strong> fail. Few minor defects do not buy an eighth major one.</li>
<li><strong>1 critical, 0 major, 0 minor:</strong> fail, and stop shipment until the cause is known.</li>
</ul>
<p>The inspector chooses the cartons, not the factory. A common rule of thumb opens the square root of the carton count: with 150 cartons of 20 units, that is 13 cartons.</p>

<h2>Levels I, II, III and S-1 to S-4</h2>
<p>The level sets how much you look at. For the same 3,000 units:</p>
<ul>
<li><strong>Level I:</strong> 50 pieces, for simple goods from a supplier with a good record.</li>
<li><strong>Level II:</strong> 125 pieces, the default.</li>
<li><strong>Level III:</strong> 200 pieces, after a failure or for high value.</li>
<li><strong>S-1 to S-4:</strong> 5, 8, 13 and 32 pieces, for slow or destructive tests, such as a four-hour burn-in, a wash test or pulling a handle until it breaks.</li>
</ul>
<p>One inspection usually mixes them: level II for appearance and simple function, a special level for the test that takes an hour or ruins the piece.</p>

<h2>Write a defect list</h2>
<p>The table decides how many. Your list decides what counts. Ten lines, signed by the factory with the order, prevent most arguments:</p>
<ol>
<li>Safety: sharp points, bare wires, needle fragments. Critical.</li>
<li>Required marks or warnings missing. Critical.</li>
<li>Function: [test, load, number of cycles] not passed. Major.</li>
<li>Size: outside [dimension ± tolerance in mm]. Major.</li>
<li>Weight or material: outside [grams ± %] or not as specified. Major.</li>
<li>Color: visibly different from the golden sample (the signed reference piece) in daylight. Major.</li>
<li>Logo: wrong position by more than [mm], or fails the tape test. Major.</li>
<li>Surface: mark over [mm], visible at arm’s length, on the front. Major; elsewhere, minor.</li>
<li>Barcode does not scan, or wrong label. Major.</li>
<li>Packaging: dented or dirty, product protected. Minor.</li>
</ol>

<h2>Which inspection, and when</h2>
<ul>
<li><strong>PPI (pre-production inspection):</strong> materials, components and tooling against the golden sample, before the line starts.</li>
<li><strong>DPI (during-production inspection):</strong> at 20–50% finished, while a fault can still be corrected.</li>
<li><strong>PSI (pre-shipment inspection):</strong> 100% produced and at least 80% packed. This is where the AQL sample is drawn.</li>
<li><strong>Loading check:</strong> quantity, carton marks, container condition and seal number.</li>
</ul>
<p>Market prices often run at about US$200–350 per inspector day at the time of writing. Our <a href="/quality-control-inspection">inspection service</a> sends the photo report within 24 hours.</p>

<h2>What to do with a fail</h2>
<ol>
<li><strong>Hold the balance.</strong> This works only if your <a href="/blog/how-to-pay-chinese-suppliers-safely">payment terms</a> wait for the report.</li>
<li><strong>Ask for the cause,</strong> not only for a promise. One mold or one shift is easier to isolate than “workers”.</li>
<li><strong>Sort or rework</strong> the whole lot, at the supplier’s cost if the contract says so.</li>
<li><strong>Re-inspect.</strong> The fee goes to the supplier when the order says so.</li>
<li><strong>Or decide otherwise.</strong> A discount, a partial shipment or a 100% check is your choice. Never discount a critical defect.</li>
</ol>

<h2>What sampling cannot see</h2>
<p>A sample can miss <strong>rare defects</strong>. If 30 of the 3,000 units have a critical fault, 125 random pieces will find at least one about 72% of the time. It can miss <strong>clustered defects</strong>, such as one bad hour packed into four cartons nobody opened. And it cannot see <strong>hidden aging</strong>: glue that lets go after a hot month, or a weak battery. So combine the PSI with a PPI and with function tests. Sampling lowers the risk. It does not bring it to zero.</p>

<aside><p><strong>What we would do.</strong> For a first order we would book a PPI and a PSI at level II with 0 / 2.5 / 4.0, and sign the ten-line defect list with the contract. Over US$20,000, or over three weeks of production, we would add a DPI. A repeat order from a supplier with good scores needs only the PSI.</p></aside>

<p>Do you have an order in production now? <a href="/contact-us">Tell us the factory city and the ready date</a>, and we will propose a sampling plan with the quotation. Or look up your own lot first: <a href="/tools/aql-sampling">How many pieces get checked?</a></p>
$html$, array['AQL','inspection','defects','PSI'], 6) on conflict (slug) do nothing;
