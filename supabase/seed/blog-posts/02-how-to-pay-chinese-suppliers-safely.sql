insert into public.blog_posts (id, created_at, updated_at, slug, title, date, category, excerpt, image_url, image_alt, content, tags, display_order) values ('33baac99-bf47-5e64-b5f7-7eb1c1936cac', '2026-01-20T09:00:00Z', '2026-01-20T09:00:00Z', 'how-to-pay-chinese-suppliers-safely', 'How to Pay Chinese Suppliers Safely', '2026-01-20', 'Contracts and Payments', 'The payment method matters less than when the last payment leaves: after the inspection report and before the ship.', '/images/payments-1200.webp', 'Bank card, coin stacks, a padlock and a large shield with a check mark on an orange podium.', $html$
<p>Two importers buy from the same factory and pay the same way. One sends the balance when the factory writes that the goods are ready. The other sends it when the inspection report says so. The bank, the fee and the amount are identical. Only the second importer can still say no.</p>
<p>That is why the payment method matters less than the moment the last payment leaves: after the report, before the ship.</p>

<h2>What 30/70 protects, and what it does not</h2>
<p>The usual split is a 30% deposit with the order and a 70% balance before shipment. On a US$10,000 order that is US$3,000 and US$7,000. Some factories ask for 50%, which leaves you US$5,000 to bargain with.</p>
<ul>
<li><strong>It protects the factory</strong> against a buyer who vanishes after the material has been cut.</li>
<li><strong>It protects you</strong> while the balance is still in your account. A factory that is owed 70% will sort and rework.</li>
<li><strong>It does not protect the deposit.</strong> If the supplier is not real, 30% is simply a smaller loss. <a href="/blog/how-to-verify-a-chinese-factory-before-you-pay-a-deposit">Verify the factory</a> first.</li>
<li><strong>It does not protect quality</strong> once the balance has been paid, and it does not protect the date. Those belong in the contract.</li>
</ul>

<h2>Five ways to pay</h2>
<table>
<thead>
<tr><th scope="col">Method</th><th scope="col">Typical cost</th><th scope="col">Protection</th><th scope="col">Use for</th></tr>
</thead>
<tbody>
<tr><th scope="row">T/T (bank wire)</th><td>US$15–45 bank fee</td><td>None for the buyer</td><td>Verified suppliers</td></tr>
<tr><th scope="row">L/C (letter of credit)</th><td>About US$500–2,000 and 5–10 extra days</td><td>Bank checks papers, not goods</td><td>From about US$50,000</td></tr>
<tr><th scope="row">Online wallet or card</th><td>3–5%</td><td>Disputes, with deadlines</td><td>Samples</td></tr>
<tr><th scope="row">Platform escrow</th><td>Terms vary</td><td>The platform’s rules</td><td>Small first orders</td></tr>
<tr><th scope="row">Personal account or cash transfer service</th><td>Any</td><td>None</td><td>Never</td></tr>
</tbody>
</table>
<p>These are typical figures at the time of writing; ask your own bank. A T/T (telegraphic transfer) may also lose money to banks along the way, so agree who bears those charges. Otherwise the balance arrives US$20 short and the goods wait for US$20.</p>
<p>An L/C is a bank’s promise to pay when the listed documents are correct. At US$50,000 a cost of US$500–2,000 is 1% to 4% of the order. At US$10,000 it would be 5% to 20%, and many smaller factories decline to handle it. A card works the other way round: 3–5% of a US$300 sample is US$9–15, but on a US$20,000 order it is US$600–1,000.</p>

<h2>Which method for which order size</h2>
<table>
<thead>
<tr><th scope="col">Order</th><th scope="col">Method</th><th scope="col">Split</th><th scope="col">Before the last payment</th></tr>
</thead>
<tbody>
<tr><th scope="row">Under US$1,000</th><td>Card, wallet or platform escrow</td><td>Often all at once</td><td>Photos and a packing list</td></tr>
<tr><th scope="row">US$1,000–50,000</th><td>T/T to the company account</td><td>30/70</td><td>Inspection report accepted</td></tr>
<tr><th scope="row">Over US$50,000</th><td>L/C, or T/T by milestone</td><td>L/C terms, or 30/40/30</td><td>Inspection certificate among the papers</td></tr>
</tbody>
</table>
<p>The last cell deserves a note. Under an L/C the bank never looks at the goods. If an inspection certificate signed by your inspector is one of the required documents, though, the factory cannot draw the money without it.</p>

<h2>Tie money to milestones</h2>
<p>Dates are a poor trigger for a payment, because they arrive whether or not the goods are ready. Events are better. A three-part split, offered as an option, looks like this:</p>
<ol>
<li><strong>30% with the order,</strong> after the contract, the specification and the approved sample are signed.</li>
<li><strong>40% after a passed pre-shipment inspection</strong> (PSI, a random check of finished goods).</li>
<li><strong>30% against a copy of the bill of lading</strong> (the carrier’s receipt for the goods).</li>
</ol>
<figure><img src="/images/posts/pay-milestones.svg" alt="Timeline of an order with three payment flags: 30 percent at the order, 40 percent after the inspection has passed and 30 percent against the bill of lading copy." width="800" height="520" loading="lazy"><figcaption>The optional 30/40/30 split: each payment waits for an event you can prove.</figcaption></figure>
<p>On US$10,000 the three payments are US$3,000, US$4,000 and US$3,000. The last one leaves after loading, so many factories refuse it on a first order. Their security is the original bill of lading, which they keep until they are paid. If they will not agree, stay with 30/70 and fix the trigger in one line of the contract:</p>
<blockquote><p>70% is payable after the buyer accepts the inspection report in writing, and before shipment.</p></blockquote>
<p>That line needs a report to point to. A <a href="/quality-control-inspection">pre-shipment inspection</a> gives you one within 24 hours of the visit.</p>

<h2>Bank-detail change fraud</h2>
<h3>How it works</h3>
<p>Someone gets into a mailbox, yours or the supplier’s, and reads quietly for weeks. When the balance is due, a message arrives in the same thread, with the right order number and the right tone. The old account is “under audit”, so please use this one. The sender’s address may differ by one letter, or not at all. The real factory learns of it when it asks where the money is.</p>
<h3>Five checks before every transfer</h3>
<ol>
<li><strong>Call a known number.</strong> Use one from your first meeting or the signed contract, never one from the message. Let the supplier read the account to you.</li>
<li><strong>Compare the license name.</strong> The beneficiary must be the company on the license and the contract.</li>
<li><strong>Read the SWIFT code and the city.</strong> The code (a bank’s international address) has 8 or 11 characters. The fifth and sixth are the country: CN for mainland China, HK for Hong Kong. A Ningbo factory with a branch in a distant city needs a reason; one with a bank in a third country needs a very good one.</li>
<li><strong>Send a small test payment.</strong> Let the supplier confirm the amount by phone before the rest follows.</li>
<li><strong>Have two people approve.</strong> One prepares, another releases. In a company of one, wait a night and then call.</li>
</ol>
<p>Put a sentence in the contract as well: new bank details are valid only with a chopped (company-sealed) letter and a call. Our own rule is the same. We never send new bank details only by chat or email.</p>

<h2>US dollars or Chinese yuan?</h2>
<p>Most export quotations are in US dollars, and for a first order that is the simple choice. The supplier’s costs are in yuan (CNY), however, so the dollar price often includes a cushion for exchange rates. Ask for both prices. Take a yuan price of CNY 72,000: at an illustrative rate of 7.20 it costs you US$10,000, and at 7.00 it costs US$10,286. Whoever holds the other currency carries that 2.9%.</p>
<p>To pay in yuan, your bank must be able to send it and the supplier must be able to receive it from abroad in its company account. Keep one currency across contract, invoice and transfer. If you stay in dollars, note the exchange rate and how many days the quotation holds.</p>

<h2>If it has gone wrong</h2>
<p>With fraud, hours count. Work in this order:</p>
<ol>
<li><strong>Bank, at once.</strong> Call the fraud desk, ask for a recall and ask that the receiving bank be told to freeze the funds. A recall can fail; a late one usually does.</li>
<li><strong>Police report,</strong> the same day. Banks often ask for its number. Ask the real supplier to report to its local police too.</li>
<li><strong>Platform or card dispute,</strong> if you paid that way. Read the deadline first.</li>
<li><strong>Evidence.</strong> Save the contract, invoices, payment confirmation with the SWIFT reference, original emails with headers, chat exports, the license, photos and the inspection report.</li>
</ol>
<p>Bad goods from a real factory are a different matter. Hold the balance, send the report, and ask for rework with a date. If you have already paid, the contract and a China-licensed lawyer are what remain.</p>

<aside><p><strong>What we would do.</strong> We would pay for samples by card, then send 30% by T/T to the company account, once the names match and a small test transfer has been confirmed by phone. The 70% would wait for an accepted inspection report. From about US$50,000 we would ask two banks for an L/C price before deciding.</p></aside>

<p>Not sure about an account you have been given? <a href="/contact-us">Send us the invoice and the license</a>, and we will compare the names before you transfer anything.</p>
<p><em>This article is general information and not legal, banking or tax advice. Fees, currency rules and dispute deadlines vary by bank, platform and country; check them before you pay.</em></p>
$html$, array['T/T','letter of credit','bank fraud','deposit'], 7) on conflict (slug) do nothing;
