insert into public.blog_posts (id, created_at, updated_at, slug, title, date, category, excerpt, image_url, image_alt, content, tags, display_order) values ('c8c912cc-6151-55f9-a3aa-a117e3e8812d', '2026-10-27T09:00:00Z', '2026-10-27T09:00:00Z', 'planning-production-around-chinese-new-year-2027', 'Planning Production Around Chinese New Year 2027', '2026-10-27', 'Sourcing', 'New Year’s Day is Saturday 6 February 2027; a six-week product needs its deposit by early December.', '/images/how-it-works-1200.webp', 'Five stepping platforms lead from a factory over samples, inspection and a ship to a parcel on a doorstep.', $html$
<p>Chinese New Year falls on Saturday 6 February 2027. The date that decides your stock comes two months earlier: a product that takes six weeks to make needs its deposit by Friday 4 December 2026, and an approved sample a week before that.</p>
<p>As we write, at the end of October, there is still time for that path. This article counts the calendar backward, says what tends to go wrong in January and March, and gives a plan for those who are already late.</p>

<h2>The real shutdown is three to five weeks</h2>
<p>The office holiday is about a week. The production gap is much longer, because line workers travel home early, return late and sometimes do not return to the same factory.</p>
<ul>
<li><strong>From about 18-25 January:</strong> workers begin to leave, and small workshops, platers and printers often stop first.</li>
<li><strong>Around 5-12 February:</strong> the public holiday, when offices, banks and most forwarders close. The official notice had not been published when we wrote this. The last two came on 12 November 2024 and 4 November 2025, so look for it on gov.cn.</li>
<li><strong>20 February:</strong> Lantern Festival, the traditional end of the season.</li>
<li><strong>Late February to early March:</strong> normal output returns, line by line.</li>
</ul>
<p>Every factory sets its own dates. Ask for the last production day, the last loading day and the first full working day. “We close for the holiday” answers none of them.</p>

<h2>Count back from 15 January</h2>
<p>For any other date, counted back with the holidays in it: <a href="/tools/production-planner">When do I have to order?</a></p>
<p>We use Friday 15 January 2027 as the day goods must be finished and packed. It leaves a few days for checking and loading before crews thin out.</p>
<table>
<thead><tr><th scope="col">Production time</th><th scope="col">Sample approved by</th><th scope="col">Deposit by</th><th scope="col">Goods ready</th></tr></thead>
<tbody>
<tr><th scope="row">6 weeks</th><td>27 November</td><td>4 December</td><td>15 January</td></tr>
<tr><th scope="row">4 weeks</th><td>11 December</td><td>18 December</td><td>15 January</td></tr>
<tr><th scope="row">2 weeks</th><td>25 December</td><td>1 January*</td><td>15 January</td></tr>
</tbody>
</table>
<p>*1 January is a public holiday, so a bank transfer should <em>arrive</em> by Thursday 31 December. Sending it two or three working days earlier is safer.</p>
<h3>The five days after 15 January</h3>
<p>Inspect on 15 January or the Monday after, 18 January. The report follows within 24 hours. Release the balance on the day you accept it, and have the goods delivered to the port by about Wednesday 20 January. There is no slack in that week. If your product has ever needed rework, move every date seven days earlier.</p>
<figure><img src="/images/posts/new-year-calendar.svg" alt="Calendar strip from December 2026 to March 2027 with four bands: make from 4 December to 15 January, check and ship until 20 January, factory quiet from 25 January, slow restart from 20 February; New Year’s Day is marked on 6 February" width="800" height="520" loading="lazy"><figcaption>A six-week product, from deposit to restart. Dates shift by a week from factory to factory.</figcaption></figure>

<h2>What goes wrong</h2>
<h3>Before the holiday</h3>
<p>Every buyer wants the same three weeks. Lines run late shifts, incoming checks get shorter, and an overloaded factory may pass work to a subcontractor without asking. Part crews pack what full crews made. At the port, bookings are rolled (moved to a later ship) and freight rates often rise before the break.</p>
<h3>After the holiday</h3>
<p>March brings new operators who have never built your product, and sometimes new leftover material as well. Carriers may cancel sailings while export volumes are low, so goods finished in the first week do not always leave in the first week.</p>
<h3>A second deadline for battery goods</h3>
<p>China’s export tax rebate on batteries fell from 9% to 6% in April 2026 and is due to fall to zero on 1 January 2027. Prices may rise, and December slots at cell makers may fill. Ask any battery supplier what its quotation assumes.</p>

<h2>Seven actions for this week and next</h2>
<ol>
<li>Ask every supplier for its three dates in writing: last production day, last loading day, first full day back.</li>
<li>List each product with production time, stock in weeks and deposit date, and mark any sum that points past 15 January.</li>
<li>Freeze specifications and artwork. A color change in December is a March delivery.</li>
<li>Approve samples now, sign them and send one to the line.</li>
<li>Have long-lead parts bought early: chips, cells, custom fabric, printed boxes.</li>
<li>Book inspectors and freight three to four weeks ahead.</li>
<li>Agree the first March slot before the holiday, with a date and quantity.</li>
</ol>

<h2>Inspect twice</h2>
<p>The last lot before the holiday and the first lot after it are the two riskiest of the year. For the last lot, add a during-production visit when 20-50% is finished, because a fault found on 15 January can no longer be repaired in time. For the first lot, check incoming material and the first finished pieces against the golden sample (the signed reference piece), then inspect before shipment as usual. The visits are described on the <a href="/quality-control-inspection">inspection page</a>.</p>

<h2>Stock math: why eight to ten weeks</h2>
<p>Take a product that needs three weeks to make. The last lot leaves on 20 January. The factory restarts on 1 March, finishes on 22 March, and the goods sail on 29 March after a week for checking and port delivery. From sailing to sailing that is 68 days, close to ten weeks. A two-week product gives 61 days, close to nine. Transit time does not change the gap, because both shipments need it; it changes how early you must decide. So plan eight to ten weeks of cover for sea freight, and add safety stock.</p>
<p>The usual formula is:</p>
<blockquote><p>Reorder point = daily sales x lead time in days + safety stock</p></blockquote>
<p>At 20 units a day, with 21 days of production, 7 for checking and port, 35 at sea and 14 days of safety stock:</p>
<ul>
<li>normal months: 20 x 63 + 280 = 1,540 units;</li>
<li>across the holiday, with 28 more days: 20 x 91 + 280 = 2,100 units;</li>
<li>the 68-day gap alone: 1,360 units, or 1,640 with the safety stock.</li>
</ul>
<p>If stock on hand plus stock on the water is below 2,100 units, this product is already at its reorder point. Count only what is really on its way; a promise of “ready soon” is not stock.</p>

<h2>Pay the balance before the banks close</h2>
<p>An international transfer often takes one to five working days. Without the balance, goods stay at the factory, or the bill of lading (the document that releases them) stays in a drawer until mid-February. Ask when the supplier’s accountant leaves, which may be two weeks before the public holiday, and aim to have money arrive by 20-22 January.</p>
<p>Do not let the hurry replace the report. Read it first, then pay. Treat any change of bank details in January as fraud until a call to a known number says otherwise; the checks are in <a href="/blog/how-to-pay-chinese-suppliers-safely">How to Pay Chinese Suppliers Safely</a>.</p>

<h2>If you are already late</h2>
<ul>
<li><strong>Split the order.</strong> Make the fast-selling color now, the others in March.</li>
<li><strong>Fly part of it.</strong> Air takes 3-10 days, so 15-25% of the quantity can cover the gap while the rest sails. Check the unit cost first.</li>
<li><strong>Use what is on the shelf.</strong> Stock fabric, a stock color or a standard box can remove two weeks. Mark the change on the sample.</li>
<li><strong>Take a March slot.</strong> A place in the first full week is worth more than a January promise. Tie the deposit to a start date.</li>
</ul>
<p>Sometimes the right answer is to skip January. Goods made well in March sell longer than goods made badly in the last week before the break.</p>
<aside><p><strong>What we would do.</strong> Spend one hour on the list in action 2 and sort it by deposit date. Order the top third now, ask for March slots for the rest, and move every date a week earlier for anything new. Then put two inspections in the calendar, one before 15 January and one in early March. If you would like the dates collected from your factories in Chinese, <a href="/contact-us">send us the supplier list</a>.</p></aside>
<p><em>Holiday, factory and carrier dates are our estimates as of 27 October 2026; the lunar date is fixed, the rest can move. Tax rebate rules can change too, so ask your supplier or a licensed adviser before you rely on them.</em></p>
$html$, array['Chinese New Year','lead time','planning','peak season'], 0) on conflict (slug) do nothing;
