insert into public.blog_posts (id, created_at, updated_at, slug, title, date, category, excerpt, image_url, image_alt, content, tags, display_order) values (
'e7d5ee92-80ff-5fd3-8d45-bb11db2ac97e', '2026-07-07T09:00:00Z', '2026-07-07T09:00:00Z', 'nnn-agreements-trademarks-and-tooling-protecting-your-product-in-china',
'NNN Agreements, Trademarks and Tooling: Protecting Your Product in China',
'2026-07-07',
'Contracts and Payments',
'Three papers protect a product, in this order: NNN before drawings, trademark before samples, tooling contract before the mold deposit.',
'/images/product-sourcing-1200.webp',
'Showroom shelf with many small consumer products; a large magnifier picks out a teddy bear.',
$html$
<p>A factory needs your drawings to quote, your logo to make a finished sample and your mold to produce. So you will hand over all three, usually within two months, to people you met online. The question is which paper is signed before each of them leaves your hands.</p>
<p>There are three papers, and the order matters more than their length. A long contract signed after the drawings were sent protects the next drawings.</p>
<table>
<thead>
<tr><th scope="col">Paper</th><th scope="col">In place before</th><th scope="col">What it covers</th></tr>
</thead>
<tbody>
<tr><th scope="row">NNN agreement</th><td>Any drawing is sent</td><td>Use, sharing, going around you</td></tr>
<tr><th scope="row">Trademark filing</th><td>Samples with your logo</td><td>Who owns your name in China</td></tr>
<tr><th scope="row">Tooling contract</th><td>The mold deposit</td><td>Who owns and moves the mold</td></tr>
</tbody>
</table>

<h2>Why a home-country NDA rarely helps</h2>
<p>Most buyers own a template for a non-disclosure agreement (NDA). It fails in China for three plain reasons.</p>
<ul>
<li><strong>It covers the wrong act.</strong> A factory that copies you seldom publishes your secret. It makes the product and sells it, or offers it to your customer. Nothing has to be disclosed for that.</li>
<li><strong>It names the wrong court.</strong> A judgment from home is often slow or impossible to enforce where the factory, its bank account and its machines are.</li>
<li><strong>It binds the wrong party.</strong> The English name on a supplier’s website is often only a trade name. The legal entity has a Chinese name, and that is the one that must sign.</li>
</ul>

<h2>NNN: non-use, non-disclosure, non-circumvention</h2>
<p>An NNN agreement adds the two missing promises. Non-use: the factory will not make your product for itself or for others. Non-disclosure: it will not pass your files on. Non-circumvention: it will not go around you to your customers or your other suppliers. Four points decide whether it is worth the paper.</p>
<h3>Chinese text controls</h3>
<p>A Chinese court reads Chinese. Have the agreement drafted in Chinese, with an English version for your own understanding, and let it say that the Chinese text prevails. Two “equal” languages give the other side a choice of meanings.</p>
<h3>Chinese law, and a court that can reach the factory</h3>
<p>Choose Chinese law and a court whose orders take effect where the factory has its assets, often the place where it is registered. Some lawyers prefer arbitration for certain cases. That is a question for yours, with the factory’s address on the table.</p>
<h3>Fixed damages</h3>
<p>Proving loss is the hard part, so name a sum per breach. A clear figure also makes a factory think before it acts. Keep it near a loss you can explain: a court may adjust a sum that is far above the real damage.</p>
<h3>The red chop and the legal name</h3>
<p>The company chop (the official round red stamp) binds a Chinese company more surely than a manager’s signature alone. The name on the chop, the name in the contract and the name on the business license must match, character for character. Our post on <a href="/blog/how-to-verify-a-chinese-factory-before-you-pay-a-deposit">verifying a factory</a> shows how to check. If a trading company stands in between, both should sign.</p>

<h2>Trademark: first to file</h2>
<p>In China the mark belongs, as a rule, to whoever files first, not to whoever used it first. Years of sales at home do little on their own.</p>
<p>Coverage is narrow. China uses the international classes of goods but divides each into sub-classes, and a registration in one may not stop a stranger in the next. List what you sell and what you may sell in two years. File in the name of your own company, never the factory’s or an agent’s.</p>
<p>Registration often takes 6–12 months and lasts 10 years, renewable. It matters for export-only brands too: if someone else holds your name in China, your own goods can be stopped on their way out.</p>
<p>Once registered, record the mark with Chinese customs. Officers who find suspect goods then alert you, and at the time of writing you have 3 working days to act, normally by asking for the goods to be held and lodging security. Have a local contact ready. Three days is short when the notice arrives on a Friday night in your time zone.</p>

<h2>Design patents before any public post</h2>
<p>A design patent protects how a product looks. To be valid, the design generally has to be new on the day you file, anywhere in the world. Your own crowdfunding page, trade fair photo or teaser video can count against you, and the exceptions are narrow. File first, post later. If the value lies in how the product works, ask about invention or utility model patents in the same meeting.</p>

<h2>Tooling: own the mold twice</h2>
<p>A mold you paid for stands on someone else’s floor. Own it on paper, with a contract chopped before the deposit, and in steel, with a mark nobody can peel off.</p>
<figure><img src="/images/posts/mold-contract.svg" alt="Steel mold with an engraved tag reading Tool ID T-0147, linked by a line to a stamped tooling contract that names the same tool ID." width="800" height="520" loading="lazy"><figcaption>The same number on the steel and in the contract makes a mold hard to mix up.</figcaption></figure>
<ul>
<li><strong>Ownership clause:</strong> you own the mold, its drawings and its inserts. The factory only keeps it for you.</li>
<li><strong>Engraved ID:</strong> your tool number cut into the steel, not printed on a sticker.</li>
<li><strong>Photos:</strong> both halves, the ID and the cavity, added to an asset list and repeated every year.</li>
<li><strong>Exclusive use:</strong> no parts for anyone else, no copies, no move to another workshop without written consent.</li>
<li><strong>Return and fixed sum:</strong> handover within a set number of days when you ask, and a stated sum if it is refused.</li>
</ul>
<p>How high should that sum be? Start from the loss. An invented case: a replacement mold costs US$8,000 and takes five weeks, and each week without stock costs US$1,500 in margin. That gives 8,000 + 5 × 1,500 = US$15,500. Write the calculation down. A sum with a reason behind it is easier to defend than a round million.</p>

<h2>Practical layers</h2>
<p>Paper works better when copying is also inconvenient. None of these steps needs a lawyer:</p>
<ol>
<li><strong>Split suppliers.</strong> Housing from one factory, electronics from another, assembly and packing in a third. No one holds the whole product.</li>
<li><strong>Limit files.</strong> A PDF with main dimensions is enough to quote. The full 3D model goes only to the factory that has signed and won the order.</li>
<li><strong>Use serial numbers.</strong> They show which batch a stray unit came from, and how many should exist.</li>
<li><strong>Stay the good customer.</strong> Regular orders, prompt payment and a visit now and then make you worth more than a copy of your product.</li>
</ol>

<h2>Checklist and timeline</h2>
<p>A typical plan for a molded product looks like this. The weeks are a guide; tooling often adds 3–6 weeks, and lawyers and offices keep their own calendars.</p>
<table>
<thead>
<tr><th scope="col">When</th><th scope="col">Do</th><th scope="col">Only then</th></tr>
</thead>
<tbody>
<tr><th scope="row">Week 0</th><td>Check license and legal name; search the trademark register</td><td>Instruct a lawyer</td></tr>
<tr><th scope="row">Weeks 1–2</th><td>NNN drafted, signed and chopped</td><td>Send drawings</td></tr>
<tr><th scope="row">Week 2</th><td>File the trademark, and the design if looks matter</td><td>Order samples with logo; post in public</td></tr>
<tr><th scope="row">Weeks 3–6</th><td>Samples, one or two rounds</td><td>Agree the final drawing</td></tr>
<tr><th scope="row">Week 7</th><td>Tooling contract chopped</td><td>Pay the mold deposit</td></tr>
<tr><th scope="row">Weeks 8–13</th><td>Mold made, ID engraved, photos filed</td><td>Pay the mold balance</td></tr>
<tr><th scope="row">Months 6–12</th><td>Trademark registered</td><td>Record it with customs</td></tr>
<tr><th scope="row">Every year</th><td>Check the mold and the asset list</td><td>Place the next big order</td></tr>
</tbody>
</table>
<aside><p><strong>What we would do.</strong> If the budget covers only part of this, file the trademark and sign the NNN before anything is sent, then put the rest into the tooling contract. We coordinate the names, chops, photos and yearly checks as part of <a href="/supplier-management">supplier management</a>; a China-licensed lawyer drafts the papers. If drawings are already out, sign now for everything that follows, and <a href="/contact-us">tell us which factory has them</a>.</p></aside>
<p><em>General information as of July 2026, not legal advice. Times, fees, rules and court practice vary and change. Use a China-licensed lawyer for the agreement, the filings and any dispute.</em></p>
$html$,
array['NNN','trademark','tooling','IP'],
3) on conflict (slug) do nothing;
