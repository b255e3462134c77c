/** Words that name a taste by themselves. Multi-word names are matched before single words. */
export const FLAVOR_CORES: ReadonlySet<string> = new Set(
  `acai|almond|almond butter|almond fudge|apple|apple pie|apple crumble|apple cinnamon|apricot|banana|banana bread|banana cream|banana nut|banana nut bread|
berry|berries|birthday cake|biscuit|blackberry|black cherry|black currant|blackcurrant|blood orange|blueberry|blueberry cobbler|blueberry muffin|blueberry cheesecake|blue raspberry|brownie|brownie batter|butter pecan|butterscotch|
cafe latte|caffe latte|caffe mocha|cafe mocha|cake|cake batter|cake pop|cappuccino|caramel|caramel latte|caramel macchiato|caramel pretzel|cashew|chai|chai latte|cheesecake|cherry|choco|chocolate|chocolate chip|chocolate chip cookie dough|chocolate fudge|chocolate mint|chocolate peanut butter|chocolate peanut|chocolate milk|chocolate milkshake|chocolate malt|chocolate truffle|choc|cinnamon|cinnamon bun|cinnamon roll|cinnamon swirl|cinnamon crunch|cinnamon toast|
cobbler|cocoa|coconut|coffee|cookie|cookie dough|cookies|cookies & cream|cookies and cream|cookies 'n' cream|cookies n cream|cookies 'n cream|cookies cream|cookies & creme|cookies and creme|cookies & crème|cranberry|creme brulee|crème brûlée|crunchy peanut butter|currant|custard|
dark chocolate|date|donut|dulce de leche|egg nog|eggnog|espresso|fig|fruit punch|fruity cereal|fudge|fudge brownie|ginger|gingerbread|glazed donut|graham cracker|grape|grapefruit|greek yogurt|green tea|guava|hazelnut|hazelnuts|honey|honey almond|honey peanut|
iced coffee|iced mocha|irish cream|key lime|key lime pie|kiwi|lemon|lemon cheesecake|lemon pie|lemonade|lime|macadamia|mango|maple|maple pecan|marshmallow|marzipan|matcha|melon|milk chocolate|milkshake|mint|mint chocolate|mint chocolate chip|mixed berry|mocha|mocha cappuccino|mocha latte|mountain berry|
nutella|oatmeal|oatmeal cookie|oatmeal raisin|orange|orange creme|orange cream|panna cotta|papaya|passion fruit|passionfruit|peach|peach mango|peanut|peanut butter|peanut butter cup|peanut butter cookie|peanut butter & jelly|peanut butter and jelly|peanuts|pear|pecan|pecan pie|peppermint|peppermint mocha|pina colada|piña colada|pineapple|pistachio|plum|pomegranate|popcorn|praline|pretzel|pumpkin|pumpkin pie|pumpkin spice|
raisin|raspberry|raspberries|red velvet|rhubarb|rocky road|root beer|s'mores|smores|s mores|salted caramel|sea salt|salted peanut|sesame|snickerdoodle|stracciatella|strawberry|strawberries|strawberry banana|strawberry cream|strawberries & cream|strawberries and cream|strawberry shortcake|strudel|
tangerine|taro|tiramisu|toffee|tres leches|tropical|tropical fruit|tropical punch|truffle|turmeric|unflavored|unflavoured|vanilla|vanilla bean|vanilla caramel|vanilla latte|vanilla ice cream|vanilla almond|vanilla chai|walnut|watermelon|white chocolate|wild berry|wildberry|yogurt|yoghurt|
schokolade|schoko|erdbeere|vanille|fraise|framboise|chocolat|banane|haselnuss|kokos|kokosnuss|himbeere|zimt|pistache|cacao|noisette|citron|vainilla|fresa|cioccolato|cacahuete|erdnuss|stracciatella`.split(
    /[|\n]+/,
  ),
);

/** Words that colour a taste but name none: part of a flavour only beside one of the words above. */
export const FLAVOR_QUALIFIERS: ReadonlySet<string> = new Set(
  `100|and|artificially|artificial|bean|belgian|bits|blast|blend|bliss|bread|burst|butter|candy|chip|chips|chunk|chunks|classic|cookies|cream|creamy|creme|crème|crisp|crispy|crumble|crunch|crunchy|cup|dark|decadent|delicious|deluxe|delight|deliciously|double|dough|dream|dutch|extreme|explosion|flavor|flavored|flavors|flavour|flavoured|flavours|french|fresh|frosted|fruit|fruity|fudgy|gourmet|ice|iced|&|italian|jelly|light|madagascar|malt|milk|mix|mixed|muffin|n|'n'|'n|natural|naturally|naturals|nut|nuts|nutty|of|organic|original|pie|pop|premium|punch|pure|real|rich|ripple|roast|roasted|salt|salted|sea|shake|shortcake|smooth|smores|soft|spice|spiced|super|supreme|sweet|sweetened|swirl|syrup|toasted|triple|tropical|twist|ultimate|unsweetened|velvet|white|wild|with|zesty|goût|gout|saveur|arome|geschmack|sabor|gusto`.split(
    '|',
  ),
);

/** Words that join or describe, and may not begin or end a flavour. */
export const FLAVOR_EDGES: ReadonlySet<string> = new Set(
  `and|with|of|&|n|'n'|'n|100|organic|pure|premium|super|supreme|original|classic|blend|mix|shake|light|nut|nuts|butter|fruit|flavor|flavored|flavors|flavour|flavoured|flavours|artificial|artificially|naturally|naturals|natural|goût|gout|saveur|arome|geschmack|sabor|gusto|real|ultimate|milk`.split(
    '|',
  ),
);
